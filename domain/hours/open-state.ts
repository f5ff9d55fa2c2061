import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { closureOn } from '#domain/hours/closures.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { hoursOn, runsPastMidnight } from '#domain/hours/schedule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

export type OpenState =
  /** `closesAt` is null when the doors do not close within a week. */
  | { isOpen: true; closesAt: Date | null }
  /** `opensAt` is null when no weekday has hours; `closure` is the one in effect today. */
  | { isOpen: false; opensAt: Date | null; closure: ExtraordinaryClosure | null };

interface Span {
  opensAt: Date;
  closesAt: Date;
}

const DAYS_AHEAD = 8;

/** Whether a business is open at an instant, and until or from when. */
export function openState(schedule: Schedule, now: Date): OpenState {
  const today = berlinDay(now);
  const yesterday = addDays(today, -1);
  const current = [...spansFrom(schedule, yesterday, 2)].filter(
    ({ opensAt, closesAt }) => opensAt <= now && now < closesAt,
  );
  if (current.length > 0) {
    const spans = spansFrom(schedule, yesterday, DAYS_AHEAD + 1);
    return { isOpen: true, closesAt: closing(spans, current, addDays(today, DAYS_AHEAD - 1)) };
  }
  return { isOpen: false, opensAt: nextOpening(schedule, now), closure: closureOn(schedule.closures, today) ?? null };
}

/**
 * The hours that begin on a day. A night belongs to the day it began on, so a closure of the next day does not cut it
 * short.
 */
export function spanOn(schedule: Schedule, day: string): Span | null {
  const hours = hoursOn(schedule, day);
  if (!hours) return null;
  const opensAt = berlinInstant(day, hours.open);
  const closesAt = berlinInstant(runsPastMidnight(hours) ? addDays(day, 1) : day, hours.close);
  return opensAt < closesAt ? { opensAt, closesAt } : null;
}

function* spansFrom(schedule: Schedule, firstDay: string, days: number): Generator<Span> {
  for (let i = 0; i < days; i += 1) {
    const span = spanOn(schedule, addDays(firstDay, i));
    if (span) yield span;
  }
}

/** The end of hours that touch or overlap, in the order they begin; null when they extend past the last day. */
function closing(spans: Iterable<Span>, current: readonly Span[], lastDay: string): Date | null {
  let end = new Date(Math.max(...current.map(({ closesAt }) => closesAt.getTime())));
  for (const { opensAt, closesAt } of spans) {
    if (opensAt > end) break;
    if (closesAt > end) end = closesAt;
  }
  return berlinDay(end) > lastDay ? null : end;
}

/** Searches a week of days without closures; each closure is skipped in one step. */
function nextOpening(schedule: Schedule, now: Date): Date | null {
  let day = berlinDay(now);
  for (let daysLeft = DAYS_AHEAD; daysLeft > 0; ) {
    const closure = closureOn(schedule.closures, day);
    if (closure) {
      day = addDays(closure.end_date, 1);
      continue;
    }
    const span = spanOn(schedule, day);
    if (span && span.opensAt > now) return span.opensAt;
    day = addDays(day, 1);
    daysLeft -= 1;
  }
  return null;
}
