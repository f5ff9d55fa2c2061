import { addDays } from '#domain/shared/calendar.ts';
import type { Entry, SeveralDays } from './result.ts';

/** Days of one event that become drafts. */
const MOST_DAYS = 366;

/** Events of several days as one entry or as one for each day; one that is running begins today. */
export function splitDays(
  entries: readonly Entry[],
  severalDays: SeveralDays,
  { today, last }: { today: string; last: string },
): Entry[] {
  return entries.flatMap((entry) => {
    const { event_date: first, end_date: end, external_id: id, ...values } = entry.values;
    if (!first || !end || end <= first) return [entry];
    if (end < today) return [entry];
    const isRunning = first < today;
    const notes = isRunning
      ? [...entry.notes, { field: 'event_date' as const, problem: 'running' as const, text: first }]
      : entry.notes;
    const from = isRunning ? today : first;
    const onDay = (day: string): Entry => {
      const times = day === first ? {} : { start_time: '', end_time: '' };
      const ownId = id && severalDays === 'each' && day !== first ? `${id}/${day}` : (id ?? '');
      return { values: { ...values, ...times, event_date: day, external_id: ownId }, notes };
    };
    if (severalDays === 'one') {
      const begun = onDay(from);
      return [from === end ? begun : { ...begun, values: { ...begun.values, end_date: end } }];
    }
    const to = end > last && from <= last ? last : end;
    const days: string[] = [];
    for (let day = from; day <= to && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day);
    return days.map(onDay);
  });
}

export const isOfSeveralDays = ({ values: { event_date, end_date } }: Entry) =>
  Boolean(event_date && end_date && end_date > event_date);
