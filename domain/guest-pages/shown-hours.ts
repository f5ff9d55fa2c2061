import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { sortClosures } from '#domain/hours/closures.ts';
import type { DayPlan } from '#domain/hours/day-plan.ts';
import { dayPlan } from '#domain/hours/day-plan.ts';
import { instantsOf, openState } from '#domain/hours/open-state.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { sortSpecialDays } from '#domain/hours/special-days.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';

const DAYS = 14;

const toClosure = ({ start_date, end_date, reason }: ExtraordinaryClosure) => ({ start_date, end_date, reason });

/** Open state in the API's format. */
export function shownOpenState(schedule: Schedule, at: Date) {
  const state = openState(schedule, at);
  return {
    is_open: state.isOpen,
    closes_at: state.isOpen ? (state.closesAt?.toISOString() ?? null) : null,
    opens_at: state.isOpen ? null : (state.opensAt?.toISOString() ?? null),
    closure: state.isOpen || !state.closure ? null : toClosure(state.closure),
  };
}

/** Why a day deviates; null for a regular day. */
function toException(plan: DayPlan) {
  if (plan.by === 'closure') return { kind: plan.by, reason: plan.closure.reason, holiday: null };
  if (plan.by === 'special_day') return { kind: plan.by, reason: plan.special.reason, holiday: null };
  if (plan.by !== 'holiday') return null;
  const { de, en } = plan.holiday;
  return { kind: plan.by, reason: de, holiday: { de, en } };
}

/** `opens_at` and `closes_at` are the first span's. */
function toOpeningDay(schedule: Schedule, date: string) {
  const plan = dayPlan(schedule, date);
  const spans = instantsOf(plan, date).map(({ opensAt, closesAt }) => ({
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
  }));
  const [first = { opens_at: null, closes_at: null }] = spans;
  return { date, ...first, spans, exception: toException(plan) };
}

/** Hours for guests, in the API's format: state, coming days and exceptions. */
export function shownHours(schedule: Schedule, at: Date) {
  const today = berlinDay(at);
  return {
    open_state: shownOpenState(schedule, at),
    opening_days: Array.from({ length: DAYS }, (_, offset) => toOpeningDay(schedule, addDays(today, offset))),
    closures: sortClosures(schedule.closures, today).coming.map(toClosure),
    special_days: sortSpecialDays(schedule.specialDays ?? [], today).coming,
  };
}
