import type { z } from 'zod';
import type { HoursConflictSchema, HoursInput } from '#contract/profile.ts';
import { hoursConflict } from '#domain/hours/hours-conflict.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import { toSchedule } from '#domain/hours/schedule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { findEventPlaces } from '#server/modules/news/guest-search/queries.ts';
import { findComingEvents, findLandOfBusiness, findStoredHours } from '#server/modules/people/profile/queries.ts';

const MOST = 100;

/** Conflicting published events, soonest first. Missing parts of the hours come from the profile. */
export async function findHoursConflicts(
  ctx: Context<Member>,
  input: HoursInput,
): Promise<z.input<typeof HoursConflictSchema>[]> {
  const { businessId } = ctx.actor;
  const { address, profile } = await findStoredHours(ctx, businessId);
  const land = input.holiday_land ?? profile?.holidayLand ?? (await findLandOfBusiness(ctx, businessId));
  const schedule = toSchedule({
    opening_hours: input.opening_hours ?? profile?.openingHours ?? defaultOpeningHours(),
    extraordinary_closures: input.extraordinary_closures ?? profile?.extraordinaryClosures ?? [],
    special_days: input.special_days ?? profile?.specialDays ?? [],
    seasons: input.seasons ?? profile?.seasons ?? [],
    closed_on_holidays: input.closed_on_holidays ?? profile?.closedOnHolidays ?? false,
    holiday_land: land,
  });
  const coming = await findComingEvents(ctx, businessId, addDays(berlinDay(ctx.now), -1));
  const places = await findEventPlaces(ctx, coming, address);
  const found = coming.flatMap((event, n) => {
    const { eventDate, startTime, endTime } = event;
    if (places[n] || eventDate === null || (event.endsAt ?? event.startsAt ?? ctx.now) < ctx.now) return [];
    const conflict = hoursConflict(schedule, { eventDate, startTime, endTime });
    return conflict ? [{ event: { ...event, eventDate }, conflict }] : [];
  });
  return found.slice(0, MOST).map(({ event, conflict }) => ({
    id: event.id,
    title: event.title,
    event_date: event.eventDate,
    start_time: event.startTime,
    end_time: event.endTime,
    joined: event.joined,
    conflict: conflict.kind,
    day: conflict.day,
    closed_by: conflict.plan.by,
  }));
}
