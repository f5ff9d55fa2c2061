import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import { tabPath } from '#web/paths.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useCostObstacle, useQuote } from '../event/event-cost.tsx';
import type { EventDraft } from '../event/event-draft.ts';
import { eventBody, pageTariff } from '../event/event-draft.ts';
import { nightOfTyped } from '../event/event-text.ts';
import { seriesOf } from '../event/repetition.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { draftPath, placeOfFinished } from '../event/use-events.ts';
import { RepeatFields } from '../series/repeat-fields.tsx';
import { ResumeNotice, SavedNote } from './drafts/draft-notes.tsx';
import { initialDraft } from './drafts/kept-drafts.ts';
import { useAmendAddress } from './drafts/open-draft.tsx';
import type { Finished } from './drafts/use-draft.ts';
import { useDraft, useFinishDraft } from './drafts/use-draft.ts';
import { OneLine } from './one-line/one-line.tsx';
import { TemplateButtons } from './one-line/template-buttons.tsx';
import { CostBar, CostPane } from './page-cost.tsx';
import { PageFields } from './page-fields.tsx';
import { PageLayout, usePageView } from './page-layout.tsx';
import { PageHeading, PageTop } from './page-top.tsx';
import { PicturesField } from './pictures.tsx';
import { PublishTime } from './publish.tsx';

type PageFormProps = {
  business: Business;
  stored: Tagged<EventOfBusiness> | null;
  /** Begins another event; null where the form did not continue one. */
  onBegin: (() => void) | null;
  maySave: boolean;
  /** The draft was stored for the first time. */
  onStored: (id: string) => void;
};

/** The whole page for one draft: form, live preview and cost. Everything is saved while it is typed. */
export function PageForm({ business, stored, onBegin, maySave, onStored }: PageFormProps) {
  const { t } = useTranslation(['create-event', 'events']);
  const navigate = useNavigate();
  const amendAddress = useAmendAddress();
  const toasts = useToasts();
  const { id: businessId, business_type: businessType } = business;
  const place = { businessId, tariff: pageTariff } as const;
  const [initial] = useState(() => initialDraft(place, stored, business.address));
  const [view, setView] = usePageView();
  const [isMissing, setMissing] = useState(false);
  const form = useForm<EventDraft>({ mode: 'onTouched', defaultValues: initial.values });
  const values = useWatch({ control: form.control }) as EventDraft;
  const draft = useDraft({
    place,
    form,
    initial,
    maySave,
    onCreated(id) {
      onStored(id);
      amendAddress(draftPath({ id, tariff: pageTariff }));
    },
    onMerged: () => toasts.show({ kind: 'info', title: t('events:drafts.saved.merged') }),
  });
  const quote = useQuote({
    tariff: pageTariff,
    isFeatured: values.featured_event,
    hasPush: values.push_notification,
    tags: values.tags,
    characteristics: values.userCharacteristics,
    series: seriesOf(values.repetition, values.event_date),
  });
  const body = eventBody(values, pageTariff);
  const toList = () => void navigate(tabPath('events'));
  const toFinished = (finished: Finished) => {
    const [to, options] = placeOfFinished(finished);
    void navigate(to, options);
  };
  const publication = useFinishDraft({ tariff: pageTariff, draft, maySave, onDone: toFinished });
  const failureOf = useEventFailure('create');
  const failed = publication.error && failureOf(publication.error);

  function announceMissing() {
    setMissing(true);
    setView('form');
    toasts.show({ kind: 'warning', title: t('missing') });
  }

  const failure = failed ? [failed.title, failed.description].filter(Boolean).join('. ') : null;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  const busy = publication.isPending ? publication.variables.aim : null;
  const submit = {
    label: t('submit'),
    busyLabel: t('submitBusy'),
    busy: busy === 'publish',
    disabled: busy === 'draft',
    obstacle: useCostObstacle(quote),
    onPress: () =>
      void form.handleSubmit((typed) => {
        setMissing(false);
        publication.mutate({ aim: 'publish', values: typed });
      }, announceMissing)(),
  };

  function cancel() {
    if (draft.state !== 'untouched') toasts.show({ kind: 'info', title: t('kept') });
    toList();
  }

  const actions = (
    <>
      <Button
        variant="secondary"
        busy={busy === 'draft'}
        busyLabel={t('draftBusy')}
        disabled={busy === 'publish'}
        onClick={() => publication.mutate({ aim: 'draft', values: form.getValues() })}
        className="flex-auto"
      >
        {t('draft')}
      </Button>
      <Button variant="quiet" onClick={cancel} className="max-md:hidden">
        {t('cancel')}
      </Button>
    </>
  );

  return (
    <>
      <PageTop>
        <SavedNote draft={draft} className="min-h-11" />
      </PageTop>
      <PageLayout
        view={view}
        onView={setView}
        head={<PageHeading />}
        event={{ ...body, night_of: nightOfTyped(draft.stored, body), image_url: draft.stored?.image_url ?? null }}
        businessType={businessType}
        cost={
          <CostPane quote={quote} failure={failure ?? (isMissing && hasErrors ? t('missing') : null)}>
            {actions}
          </CostPane>
        }
      >
        {(onBegin || !stored) && maySave && (
          <ResumeNotice tariff={pageTariff} onBegin={onBegin} className="mb-4 md:mb-8" />
        )}
        <div className="mb-4 md:mb-8">
          <OneLine form={form} mayRepeat={maySave}>
            {!stored && <TemplateButtons form={form} tariff={pageTariff} />}
          </OneLine>
        </div>
        <PageFields
          form={form}
          tariff={pageTariff}
          businessType={businessType}
          reach={quote.data?.reach}
          image={
            maySave && (
              <PicturesField
                pictures={draft.stored?.pictures ?? []}
                video={draft.stored?.video ?? null}
                change={(work) => draft.saver.changeStored(work)}
                tags={values.tags}
                businessType={businessType}
                density="wide"
              />
            )
          }
          repetition={maySave && <RepeatFields form={form} quote={quote.data} />}
          publication={<PublishTime form={form} density="wide" />}
        />
      </PageLayout>
      <CostBar quote={quote} submit={submit}>
        {actions}
      </CostBar>
    </>
  );
}
