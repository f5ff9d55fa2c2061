import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CalendarSync } from '#web/ui/icons/calendar-sync.ts';
import type { Quote } from '../event/event-cost.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { lastDayOf } from '../event/event-text.ts';
import { repeatsOn } from '../event/repetition.ts';
import { RepeatFields } from '../series/repeat-fields.tsx';
import { DateField, EventTime, keepDuration } from './basics.tsx';
import { besideLabel, FormRow } from './form-row.tsx';
import { HoursHint } from './hours-hint.tsx';
import { PlaceField, PointField } from './place.tsx';
import { Words } from './words.tsx';

type WhenRowProps = {
  form: EventForm;
  /** Whether the form requires a day. */
  needsDay: boolean;
  /** A past day that is allowed. */
  keptDay: string | null;
  /** For new events. */
  mayRepeat: boolean;
  quote: Quote | undefined;
};

/** Four fields, and phones, have no room for the weekday. */
const timesClass =
  'grid flex-[1_0_100%] grid-cols-[minmax(0,1fr)_4.75rem_4.75rem] items-start gap-2 @min-[40rem]/form:grid-cols-[minmax(0,1fr)_6.75rem_6.75rem] @min-[48rem]/form:flex-none @min-[48rem]/form:grid-cols-[9.5rem_6.75rem_6.75rem] @max-[40rem]/form:[&_input+span>[aria-hidden]]:hidden @min-[48rem]/form:[&_input+span>[aria-hidden]]:hidden';

/** Phones have no room for the list's button. */
const timeClass = '@max-[40rem]/form:[&_input]:px-2.5 @max-[40rem]/form:[&_button]:hidden';

/** Day, times, place and repetition. */
export function WhenRow({ form, needsDay, keptDay, mayRepeat, quote }: WhenRowProps) {
  const { t } = useTranslation('events');
  const [day, repetition] = useWatch({ control: form.control, name: ['event_date', 'repetition'] });
  return (
    <FormRow name="when">
      <Words
        words={[
          mayRepeat && {
            label: t('series.mark'),
            icon: CalendarSync,
            isFilled: isCalendarDay(day) && repeatsOn(repetition, day),
            content: (
              <div className="grid gap-3">
                <RepeatFields form={form} quote={quote} />
              </div>
            ),
          },
        ]}
        className={besideLabel}
      >
        <div className={timesClass}>
          <DateField form={form} isNeeded={needsDay} keptDay={keptDay} />
          <EventTime form={form} name="start_time" onMoved={keepDuration(form)} className={timeClass} />
          <EventTime form={form} name="end_time" className={timeClass} />
        </div>
        <PlaceField form={form} className="min-w-40 flex-1" />
      </Words>
      <PointField form={form} />
      <NextDayNote form={form} />
      <HoursHint form={form} />
    </FormRow>
  );
}

/** Notes an end on the next day. */
function NextDayNote({ form }: { form: EventForm }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [event_date, start, end] = useWatch({ control: form.control, name: ['event_date', 'start_time', 'end_time'] });
  const [start_time, end_time] = [parseTime(start), parseTime(end)];
  const lastDay = isCalendarDay(event_date) ? lastDayOf({ event_date, start_time, end_time }, language) : null;
  return (
    <div aria-live="polite" className="empty:hidden">
      {runsPastMidnight({ startTime: start_time, endTime: end_time }) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
          <Badge tone="ink">{t('nextDay')}</Badge>
          {lastDay ? t('runsUntilDay', { day: lastDay }) : t('runsUntilNextDay')}
        </p>
      )}
    </div>
  );
}
