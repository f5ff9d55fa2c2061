import type { ReactNode } from 'react';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { tagGroups } from '#domain/catalogue/tags.ts';
import { searchAudience } from '#domain/events/audience/search-audience.ts';
import { suggestAudience } from '#domain/events/audience/suggest-audience.ts';
import { eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import { reconfirmHours } from '#domain/guest-notices/reconfirmation.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import { guestQuestions } from '#domain/web-guests/questions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { AudienceGroups } from './audience-groups.tsx';
import { AudienceSearch, ChosenChips } from './audience-search.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Choice } from './choices.tsx';
import { Choices } from './choices.tsx';
import { Words } from './words.tsx';

/** Further hits need more input. */
const SHOWN_HITS = 12;

type AudienceFieldsProps = {
  form: EventForm;
  tariff: Tariff;
  businessType: BusinessType;
  reach: ReactNode;
};

/** Tags and interests: chosen ones, a shared search, suggestions, and the collapsed catalogue. */
export function AudienceFields({ form, tariff, businessType, reach }: AudienceFieldsProps) {
  const { t } = useTranslation(['events', 'create-event']);
  const { tags, interests } = useChoices(form, tariff);
  const [query, setQuery] = useState('');
  const found = searchAudience(query);
  const isSearching = query.trim() !== '';
  const suggested = useSuggestions({ form, tariff, businessType });
  const admission = useAdmissionWords(form);
  const shown = isSearching
    ? { tags: found.tags.slice(0, SHOWN_HITS), interests: found.interests.slice(0, SHOWN_HITS) }
    : suggested;
  const count = found.tags.length + found.interests.length;
  const hits = { count, shown: shown.tags.length + shown.interests.length };

  /** Chooses the best unchosen hit. */
  function chooseFirst() {
    const choices = [
      { choice: tags, key: found.tags.find((key) => !tags.value.includes(key)) },
      { choice: interests, key: found.interests.find((key) => !interests.value.includes(key)) },
    ];
    const best = choices.find(({ key }) => key !== undefined);
    if (best?.key === undefined) return;
    const { choice, key } = best;
    if (choice.value.length >= choice.max) return choice.onBeyondMax?.();
    choice.onChange([...choice.value, key]);
    setQuery('');
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <ChosenChips tags={tags} interests={interests} />
        <p className="ms-auto text-help text-ink-3 tabular-nums">
          {t('audience.count', {
            tags: tags.value.length,
            mostTags: tags.max,
            interests: interests.value.length,
            mostInterests: interests.max,
          })}
          {reach}
        </p>
      </div>
      <Words
        words={[
          {
            label: t('audience.all'),
            isFilled: false,
            content: <AudienceGroups tariff={tariff} tags={tags} interests={interests} />,
          },
          ...admission,
        ]}
      >
        <AudienceSearch
          query={query}
          onQuery={setQuery}
          onEnter={chooseFirst}
          status={
            !isSearching
              ? ''
              : count === 0
                ? t('fields.moreNone', { query: query.trim() })
                : t(hits.shown < count ? 'audience.hitsShown' : 'audience.hits', hits)
          }
        />
      </Words>
      <div className="flex flex-wrap items-center gap-2 *:whitespace-normal">
        {(!isSearching || shown.tags.length > 0) && <Choices {...tags} keys={shown.tags} groups={tagGroups} />}
        {(!isSearching || shown.interests.length > 0) && (
          <Choices {...interests} keys={shown.interests} groups={characteristicGroups} />
        )}
      </div>
    </>
  );
}

/** Chosen tags and interests with their limits. */
function useChoices(form: EventForm, tariff: Tariff): { tags: Choice; interests: Choice } {
  const { t } = useTranslation(['events', 'create-event']);
  const toasts = useToasts();
  const { field: tags } = useController({ control: form.control, name: 'tags' });
  const { field: interests } = useController({ control: form.control, name: 'userCharacteristics' });
  const { characteristics: max } = surfaceLimits[tariff];
  const price = tariffs[tariff].characteristics;
  // The dialog ignores choices beyond the limit; the page explains it.
  const isPage = tariff === 'standard';
  const tagsFull = t('create-event:tagsFull', { max: eventLimits.tags });
  const interestsFull = t('create-event:characteristicsFull', { max });
  const tell = (title: string) => (isPage ? () => toasts.show({ kind: 'info', title }) : undefined);
  return {
    tags: {
      label: t('fields.tags'),
      help: isPage ? undefined : t('fields.tagsHelp'),
      limitHelp: [isPage && tagsFull, t('fields.tagsFull')].filter(Boolean).join(' '),
      max: eventLimits.tags,
      value: tags.value,
      onChange: tags.onChange,
      onBeyondMax: tell(tagsFull),
    },
    interests: {
      label: t('fields.userCharacteristics'),
      badge: price > 0 && <Badge tone="tomato">+{price}</Badge>,
      help: isPage ? undefined : t('fields.characteristicsHelp'),
      limitHelp: [isPage && interestsFull, t('fields.characteristicsFull')].filter(Boolean).join(' '),
      max,
      value: interests.value,
      onChange: interests.onChange,
      onBeyondMax: tell(interestsFull),
    },
  };
}

/** Suggestions by the title; they keep their order while being chosen. */
function useSuggestions({ form, tariff, businessType }: Omit<AudienceFieldsProps, 'reach'>) {
  const title = useWatch({ control: form.control, name: 'title' });
  const suggest = () => {
    const [tags, interests] = form.getValues(['tags', 'userCharacteristics']);
    const hasInterests = tariffs[tariff].characteristics === 0;
    return { title, ...suggestAudience({ title, businessType, chosen: { tags, interests }, hasInterests }) };
  };
  const [suggested, setSuggested] = useState(suggest);
  if (suggested.title !== title) setSuggested(suggest());
  return suggested;
}

/** Admission, reminders and questions; closed while default. */
function useAdmissionWords(form: EventForm) {
  const { t } = useTranslation('events');
  const [approval, isReminded, hours, questions] = useWatch({
    control: form.control,
    name: ['approval_method', 'guest_reminders', 'reconfirm_hours', 'guest_questions'],
  });
  return [
    {
      label: t('fields.admission'),
      isFilled: approval !== 'first_come',
      content: <ChoiceField form={form} name="approval_method" />,
    },
    {
      label: t('fields.reminders'),
      isFilled: !isReminded || hours !== null,
      content: (
        <>
          <Checkbox
            {...form.register('guest_reminders')}
            label={t('fields.guest_reminders')}
            help={t('fields.remindersHelp')}
          />
          {isReminded && <Reconfirmation form={form} />}
        </>
      ),
    },
    {
      label: t('fields.guest_questions'),
      isFilled: questions.some(({ question }) => question !== ''),
      content: <Questions form={form} />,
    },
  ];
}

const offeredHours = Array.from({ length: reconfirmHours.max }, (_, at) => at + reconfirmHours.min);

function Reconfirmation({ form }: { form: EventForm }) {
  const { t } = useTranslation(['create-event', 'events']);
  return (
    <Select
      {...form.register('reconfirm_hours', { setValueAs: (typed) => Number(typed) || null })}
      label={t('events:fields.reconfirm_hours')}
      placeholder={t('reconfirmNever')}
      help={t('reconfirmHelp')}
      options={offeredHours.map((count) => ({ value: String(count), label: t('reconfirmBy', { count }) }))}
      className="max-w-84"
    />
  );
}

function Questions({ form }: { form: EventForm }) {
  const { t } = useTranslation('create-event');
  return (
    <div className="grid gap-2">
      <p className="text-help text-ink-3">{t('questionsHelp')}</p>
      {([0, 1, 2] as const).map((at) => (
        <div key={at} className="grid items-end gap-x-4 @min-[34rem]/form:grid-cols-[1fr_auto]">
          <TextInput
            {...form.register(`guest_questions.${at}.question`)}
            label={t('question', { number: at + 1 })}
            placeholder={at === 0 ? t('questionHint') : undefined}
            maxLength={guestQuestions.length}
            autoComplete="off"
          />
          <Checkbox {...form.register(`guest_questions.${at}.required`)} label={t('questionRequired')} />
        </div>
      ))}
    </div>
  );
}
