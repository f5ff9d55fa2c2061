import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { isBusinessPublic, isPublic, isSeenCancelled } from '#server/modules/guests/app-gateway/lock-public-event.ts';

const DAY_MS = 86_400_000;
/** Days of past events in a subscribed calendar. */
const PAST_DAYS = 30;
const MOST_EVENTS = 500;

const columns = {
  id: events.id,
  code: events.code,
  title: events.title,
  description: events.description,
  location: events.location,
  address: businesses.address,
  displayName: businessProfiles.displayName,
  latitude: events.latitude,
  longitude: events.longitude,
  eventDate: events.eventDate,
  startTime: events.startTime,
  nightOf: events.nightOf,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  status: events.status,
  cancelReason: events.cancelReason,
  updatedAt: events.updatedAt,
};

function selectSeen(db: Connection) {
  return db
    .select(columns)
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .$dynamic();
}

export type CalendarEvent = Awaited<ReturnType<typeof selectSeen>>[number];

/** A visible or cancelled event; undefined otherwise. */
export async function findCalendarEvent(db: Connection, id: string, now: Date): Promise<CalendarEvent | undefined> {
  const [event] = await selectSeen(db).where(and(eq(events.id, id), or(isPublic, isSeenCancelled(now))));
  return event;
}

/** A public business with coming and recent events, soonest first; undefined if not public. */
export async function findBusinessCalendar(db: Connection, businessId: string, now: Date) {
  const [business] = await db
    .select({
      id: businesses.id,
      slug: businessProfiles.slug,
      displayName: businessProfiles.displayName,
      updatedAt: businessProfiles.updatedAt,
    })
    .from(businesses)
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .where(and(eq(businesses.id, businessId), isBusinessPublic));
  if (!business) return undefined;
  const since = new Date(now.getTime() - PAST_DAYS * DAY_MS);
  const seen = await selectSeen(db)
    .where(and(eq(events.businessId, businessId), gt(events.startsAt, since), or(isPublic, isSeenCancelled(now))))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MOST_EVENTS);
  return { ...business, events: seen };
}
