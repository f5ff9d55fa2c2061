import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { closureOn } from '#domain/hours/closures.ts';
import type { DayPlan } from '#domain/hours/day-plan.ts';
import { dayPlan } from '#domain/hours/day-plan.ts';
import { runsPastMidnight } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

export type OpenState =
  /** `closesAt`: null if not within a week. */
  | { isOpen: true; closesAt: Date | null }
  /** `opensAt`: null if unknown; `closure`: today's. */
  | { isOpen: false; opensAt: Date | null; closure: ExtraordinaryClosure | null };

export interface OpenSpan {
  opensAt: Date;
  closesAt: Date;
}

const DAYS_AHEAD = 8;
/** A season may close a business for most of a year. */
const SEASON_DAYS_AHEAD = 366 + DAYS_AHEAD;

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

/** Spans that begin on the day. A closure of the next day does not shorten its night. */
export function spansOn(schedule: Schedule, day: string): OpenSpan[] {
  return instantsOf(dayPlan(schedule, day), day);
}

/** Omits spans that the spring clock change removes. */
export function instantsOf({ spans }: Pick<DayPlan, 'spans'>, day: string): OpenSpan[] {
  return spans
    .map((span) => ({
      opensAt: berlinInstant(day, span.open),
      closesAt: berlinInstant(runsPastMidnight(span) ? addDays(day, 1) : day, span.close),
    }))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt)
    .sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
}

function* spansFrom(schedule: Schedule, firstDay: string, days: number): Generator<OpenSpan> {
  for (let i = 0; i < days; i += 1) yield* spansOn(schedule, addDays(firstDay, i));
}

/** Joins adjacent or overlapping spans, sorted by start; null past the last day. */
function closing(spans: Iterable<OpenSpan>, current: readonly OpenSpan[], lastDay: string): Date | null {
  let end = new Date(Math.max(...current.map(({ closesAt }) => closesAt.getTime())));
  for (const { opensAt, closesAt } of spans) {
    if (opensAt > end) break;
    if (closesAt > end) end = closesAt;
  }
  return berlinDay(end) > lastDay ? null : end;
}

/** Searches a week of regular days, a year with seasons, skipping each closure in one step. */
function nextOpening(schedule: Schedule, now: Date): Date | null {
  let day = berlinDay(now);
  for (let daysLeft = schedule.seasons?.length ? SEASON_DAYS_AHEAD : DAYS_AHEAD; daysLeft > 0; ) {
    const plan = dayPlan(schedule, day);
    if (plan.by === 'closure') {
      day = addDays(plan.closure.end_date, 1);
      continue;
    }
    const next = instantsOf(plan, day).find(({ opensAt }) => opensAt > now);
    if (next) return next.opensAt;
    day = addDays(day, 1);
    if (plan.by === 'week' || plan.by === 'season') daysLeft -= 1;
  }
  return laterSpecialOpening(schedule, day);
}

/** First opening by a special day, if all regular days are closed. */
function laterSpecialOpening(schedule: Schedule, from: string): Date | null {
  const dates = (schedule.specialDays ?? []).map(({ date }) => date).filter((date) => date >= from);
  const openings = dates.flatMap((date) => spansOn(schedule, date).map(({ opensAt }) => opensAt.getTime()));
  return openings.length > 0 ? new Date(Math.min(...openings)) : null;
}
