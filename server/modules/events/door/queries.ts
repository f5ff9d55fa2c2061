import { and, asc, eq, exists, gt, inArray, notExists, notInArray, or } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { doorMarks } from '#database/schema/door-marks.ts';
import { guestListNames, guestLists } from '#database/schema/guest-lists.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { users } from '#database/schema/users.ts';
import { marksAtOnce } from '#domain/door/marks.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import type { BusinessScope } from '#server/context/actor.ts';

interface Whose {
  businessId: BusinessScope;
  eventId: string;
}

const markColumns = {
  id: doorMarks.id,
  userId: doorMarks.userId,
  move: doorMarks.move,
  undoes: doorMarks.undoes,
  at: doorMarks.at,
  deviceId: doorMarks.deviceId,
  seq: doorMarks.seq,
  by: users.name,
};
export type DoorMarkRow = Awaited<ReturnType<typeof findAllMarks>>[number];

const ofEvent = ({ businessId, eventId }: Whose) =>
  and(eq(doorMarks.eventId, eventId), eq(doorMarks.businessId, businessId));

function selectMarks(db: Connection) {
  return db.select(markColumns).from(doorMarks).leftJoin(users, eq(users.id, doorMarks.memberId));
}

/** In order of arrival. */
export async function findAllMarks(db: Connection, whose: Whose) {
  return selectMarks(db).where(ofEvent(whose)).orderBy(asc(doorMarks.seq));
}

/** Limited per query. */
export async function findMarksAfter(db: Connection, whose: Whose, seq: number): Promise<DoorMarkRow[]> {
  return selectMarks(db)
    .where(and(ofEvent(whose), gt(doorMarks.seq, seq)))
    .orderBy(asc(doorMarks.seq))
    .limit(marksAtOnce);
}

const expected: ParticipantStatus[] = ['joined', 'approved', 'applied', 'waiting', 'offered'];

const marksOfGuest = (db: Connection) =>
  db
    .select({ id: doorMarks.id })
    .from(doorMarks)
    .where(and(eq(doorMarks.eventId, eventParticipants.eventId), eq(doorMarks.userId, eventParticipants.userId)));

const isNamedGuest = and(
  eq(guestListNames.eventId, eventParticipants.eventId),
  eq(guestListNames.userId, eventParticipants.userId),
);

/** Guests for the door of an event: all except those who are no longer expected and were not let in. */
export async function findDoorGuests(db: Connection, { businessId, eventId }: Whose) {
  const { userId, displayName, partySize, status } = eventParticipants;
  return db
    .select({ userId, displayName, partySize, status, listName: guestLists.name })
    .from(eventParticipants)
    .leftJoin(guestListNames, isNamedGuest)
    .leftJoin(guestLists, eq(guestLists.id, guestListNames.listId))
    .where(
      and(
        eq(eventParticipants.eventId, eventId),
        eq(eventParticipants.businessId, businessId),
        or(inArray(status, expected), exists(marksOfGuest(db))),
      ),
    )
    .orderBy(asc(eventParticipants.seq));
}

/** The other guests, without names. */
export async function findGoneGuests(db: Connection, { businessId, eventId }: Whose) {
  const { userId, status } = eventParticipants;
  const isOfEvent = and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.businessId, businessId));
  return db
    .select({ userId })
    .from(eventParticipants)
    .where(and(isOfEvent, notInArray(status, expected), notExists(marksOfGuest(db))));
}
