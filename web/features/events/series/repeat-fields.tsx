import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { usePreload } from '#web/ui/use-preload.ts';
import type { EventForm } from '../event/event-draft.ts';
import type { Repetition } from '../event/repetition.ts';
import { repeatsOn } from '../event/repetition.ts';
import { RhythmSelect } from './rhythm-select.tsx';

const RepeatDetails = onDemand(async () => (await import('./repeat-details.tsx')).RepeatDetails);

type Quote = ApiAnswer<'quoteEvent'>;

type RepeatFieldsProps = {
  form: EventForm;
  /** Cost of dates paid now; undefined while loading. */
  quote: Quote | undefined;
};

/** Repetition of a new event, with next dates. */
export function RepeatFields({ form, quote }: RepeatFieldsProps) {
  const { t } = useTranslation('events');
  const [typed, value] = useWatch({ control: form.control, name: ['event_date', 'repetition'] });
  usePreload(RepeatDetails.fetch);
  const day = isCalendarDay(typed) ? typed : null;
  const change = (next: Repetition | null) => form.setValue('repetition', next, { shouldDirty: true });
  return (
    <>
      <RhythmSelect
        label={t('fields.repetition')}
        value={value}
        day={day}
        help={day === null ? t('series.needsDay') : undefined}
        none={t('series.never')}
        onChange={change}
      />
      {day && repeatsOn(value, day) && (
        <Suspense>
          <RepeatDetails value={value} onChange={change} day={day} quote={quote} />
        </Suspense>
      )}
    </>
  );
}
