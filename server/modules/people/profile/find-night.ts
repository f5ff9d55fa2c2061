import { eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businessProfiles } from '#database/schema/businesses.ts';
import { nightBefore, nightEndsAtLatest } from '#domain/hours/night.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { scheduleOf } from '#server/modules/people/profile/to-profile.ts';

const findProfile = prepared('find_profile_of_business', (db) =>
  db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, sql.placeholder('businessId'))),
);

/** The defaults without a profile. */
export async function findSchedule(db: Connection, businessId: string): Promise<Schedule> {
  const [profile] = await findProfile(db).execute({ businessId });
  return profile ? scheduleOf(profile) : { hours: defaultOpeningHours(), closures: [] };
}

/** The previous day, if an event begins in its night; reads hours only before noon. */
export async function findNight(
  db: Connection,
  businessId: string,
  event: { eventDate: string | null; startTime: string | null },
): Promise<string | null> {
  if (event.startTime === null || event.startTime >= nightEndsAtLatest) return null;
  return nightBefore(await findSchedule(db, businessId), event);
}
