import { and, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { webGuests } from '#database/schema/web-guests.ts';

const columns = {
  guest: webGuests,
  participant: eventParticipants,
  event: events,
  host: businessProfiles.displayName,
  companyName: businesses.companyName,
  address: businesses.address,
};

function selectGuests(db: Connection) {
  return db
    .select(columns)
    .from(webGuests)
    .innerJoin(events, eq(events.id, webGuests.eventId))
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .leftJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, webGuests.eventId), eq(eventParticipants.userId, webGuests.userId)),
    )
    .$dynamic();
}

/** A guest without the app with their event and its business; `participant` is null until they confirmed. */
export type MailedGuest = Awaited<ReturnType<typeof selectGuests>>[number];

/** The guest of a request. */
export async function findRequested(db: Connection, requestId: string): Promise<MailedGuest | undefined> {
  const [found] = await selectGuests(db).where(eq(webGuests.id, requestId));
  return found;
}

/** A confirmed guest. */
export async function findMailedGuest(
  db: Connection,
  eventId: string,
  userId: string,
): Promise<MailedGuest | undefined> {
  const [found] = await selectGuests(db).where(and(eq(webGuests.eventId, eventId), eq(webGuests.userId, userId)));
  return found;
}

/** The measure that hides an event or its business; null while guests see it. */
export async function findHider(db: Connection, eventId: string): Promise<string | null> {
  const [row] = await db
    .select({ event: events.hiddenBy, business: businesses.hiddenBy })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(eq(events.id, eventId));
  return row?.event ?? row?.business ?? null;
}
