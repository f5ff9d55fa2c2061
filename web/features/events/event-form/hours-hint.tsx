import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#domain/hours/day-reason.ts';
import type { hoursConflict } from '#domain/hours/hours-conflict.ts';
import { toSchedule } from '#domain/hours/schedule.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { formatTimeRange, formatWeekday } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { EventForm } from '../event/event-draft.ts';

type Rule = typeof hoursConflict;

/** Time zone and holiday rules, loaded once a day is chosen. */
function useRule(isNeeded: boolean): Rule | null {
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // On failure only the hint is missing.
    import('#domain/hours/hours-conflict.ts').then(
      (module) => setRule(() => module.hoursConflict),
      () => undefined,
    );
  }, [isNeeded]);
  return rule;
}

/** Hint that the event is outside opening hours, which is allowed. */
export function HoursHint({ form }: { form: EventForm }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [day, start, end] = useWatch({ control: form.control, name: ['event_date', 'start_time', 'end_time'] });
  const isNeeded = isCalendarDay(day);
  const profile = useQuery({ ...queries.profile, enabled: isNeeded }).data?.data;
  const rule = useRule(isNeeded);
  const conflict =
    isNeeded && profile && rule
      ? rule(toSchedule(profile), { eventDate: day, startTime: parseTime(start), endTime: parseTime(end) })
      : null;

  function words(): string {
    if (!conflict) return '';
    const weekday = formatWeekday(conflict.day, language);
    if (conflict.kind === 'closed') {
      const reason = reasonOf(conflict.plan, language);
      return reason ? t('hours.closedFor', { day: weekday, reason }) : t('hours.closed', { day: weekday });
    }
    const spans = conflict.plan.spans.map((span) => formatTimeRange(span.open, span.close, language));
    return t('hours.outside', { day: weekday, hours: spans.join(', ') });
  }

  return (
    <p role="status" className="text-ink-2 text-small empty:hidden">
      {words()}
    </p>
  );
}
