import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { guestListNames, guestLists } from '#database/schema/guest-lists.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { hashToken } from '#server/security/tokens.ts';

export type GuestListRow = typeof guestLists.$inferSelect;

/** Guests who left or were rejected give their part of the list back. */
const here: ParticipantStatus[] = ['joined', 'approved', 'applied', 'waiting', 'offered'];

const ofParticipant = and(
  eq(eventParticipants.eventId, guestListNames.eventId),
  eq(eventParticipants.userId, guestListNames.userId),
);

/** Lists of an event, oldest first, each with its guests. */
export async function findGuestLists(db: Connection, businessId: BusinessScope, eventId: string) {
  const isOfEvent = and(eq(guestLists.eventId, eventId), eq(guestLists.businessId, businessId));
  const lists = await db
    .select()
    .from(guestLists)
    .where(isOfEvent)
    .orderBy(asc(guestLists.createdAt), asc(guestLists.id));
  const parties = await db
    .select({ listId: guestListNames.listId, partySize: eventParticipants.partySize })
    .from(guestListNames)
    .innerJoin(eventParticipants, ofParticipant)
    .where(and(eq(guestListNames.eventId, eventId), inArray(eventParticipants.status, here)));
  return lists.map((list) => ({ list, parties: parties.filter(({ listId }) => listId === list.id) }));
}

/** Guests of a list, in the order they were named. */
export async function findNamedGuests(db: Connection, listId: string) {
  return db
    .select({
      userId: eventParticipants.userId,
      displayName: eventParticipants.displayName,
      partySize: eventParticipants.partySize,
      note: eventParticipants.note,
    })
    .from(guestListNames)
    .innerJoin(eventParticipants, ofParticipant)
    .where(and(eq(guestListNames.listId, listId), inArray(eventParticipants.status, here)))
    .orderBy(asc(eventParticipants.seq));
}

/** The list of a link with its event, in any state, unless the business is closed. */
export async function findListBySecret(db: Connection, secret: string) {
  const [row] = await db
    .select({
      list: guestLists,
      event: events,
      host: businessProfiles.displayName,
      companyName: businesses.companyName,
      address: businesses.address,
    })
    .from(guestLists)
    .innerJoin(events, eq(events.id, guestLists.eventId))
    .innerJoin(businesses, eq(businesses.id, guestLists.businessId))
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, guestLists.businessId))
    .where(and(eq(guestLists.secretHash, hashToken(secret)), isNull(businesses.closedAt)));
  return row;
}
