import { isClosedDay } from '#domain/hours/day-plan.ts';
import { datesPaidAtOnce } from '#domain/series/paid-dates.ts';
import type { Repetition } from '#domain/series/repetition.ts';
import { ruleFrom } from '#domain/series/rule-from.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { findSchedule } from '#server/modules/people/profile/find-night.ts';

/** Counts the dates paid when a series starts on this day. */
export async function countPaidDates(
  { db, actor, now }: Pick<Context<Member>, 'db' | 'actor' | 'now'>,
  { closed_days: closedDays = 'ask', ...rule }: Repetition,
  startsOn: string,
): Promise<number> {
  const schedule = await findSchedule(db, actor.businessId);
  const isClosed = (day: string) => isClosedDay(schedule, day);
  return datesPaidAtOnce(ruleFrom(rule, startsOn), { closedDays, isClosed, today: berlinDay(now) });
}
