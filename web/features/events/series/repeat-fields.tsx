import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nthOfMonth } from '#domain/series/series-rule.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Select } from '#web/ui/select.tsx';
import { useAhead } from '#web/ui/use-ahead.ts';
import type { EventForm } from '../drafts/event-draft.ts';
import type { Repetition, Rhythm } from '../drafts/repetition.ts';
import { repeatsOn, rhythmsOn } from '../drafts/repetition.ts';

const RepeatDetails = onDemand(async () => (await import('./repeat-details.tsx')).RepeatDetails);

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
const usual: Omit<Repetition, 'rhythm'> = { end: 'count', count: '10', endsOn: '', closedDays: 'ask' };

type RepeatFieldsProps = {
  form: EventForm;
  value: Repetition | null;
  onChange: (value: Repetition | null) => void;
  /** What one date costs, once that is known. */
  credits: number | undefined;
};

/** Whether and how a new event comes back, with its next dates. */
export function RepeatFields({ form, value, onChange, credits }: RepeatFieldsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const typed = useWatch({ control: form.control, name: 'event_date' });
  useAhead(RepeatDetails.fetch);
  const day = isCalendarDay(typed) ? typed : null;
  const options = day ? rhythmsOn(day).map((rhythm) => ({ value: rhythm, label: labelOf(rhythm, day) })) : [];
  return (
    <div className="grid gap-4">
      <Select
        label={t('series.repeat')}
        value={day && repeatsOn(value, day) ? value.rhythm : ''}
        disabled={day === null}
        help={day === null ? t('series.needsDay') : undefined}
        placeholder={t('series.never')}
        options={options}
        onChange={({ target }) =>
          onChange(target.value === '' ? null : { ...(value ?? usual), rhythm: target.value as Rhythm })
        }
      />
      {day && repeatsOn(value, day) && (
        <Suspense>
          <RepeatDetails value={value} onChange={onChange} day={day} credits={credits} />
        </Suspense>
      )}
    </div>
  );

  function labelOf(rhythm: Rhythm, of: string): string {
    const ordinal = t(`series.nth.${ordinals[nthOfMonth(of) - 1] ?? 'last'}`);
    return t(`series.rhythm.${rhythm}`, {
      weekday: formatWeekday(of, language),
      nth: ordinal,
      day: Number(of.slice(8)),
    });
  }
}
