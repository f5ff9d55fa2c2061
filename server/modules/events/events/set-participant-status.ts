import { and, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { eventParticipants, placeOffers } from '#database/schema/participants.ts';
import type { OfferOutcome } from '#domain/events/offers.ts';
import type { ParticipantStatus, Refusal } from '#domain/events/participation.ts';
import { freePlaces, takenPlaces, takesPlace } from '#domain/events/participation.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

export type ParticipantRow = typeof eventParticipants.$inferSelect;
/** A row without `seq`, which the database assigns. */
export type Participant = Omit<ParticipantRow, 'seq'>;
type InTransaction = Pick<TransactionContext, 'db' | 'now'>;

const findOne = prepared('find_participant', (db) =>
  db
    .select()
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.eventId, sql.placeholder('eventId')),
        eq(eventParticipants.userId, sql.placeholder('userId')),
      ),
    ),
);

/** A person's row at a locked event; undefined if they never joined. */
export async function findParticipant(
  { db }: Pick<InTransaction, 'db'>,
  eventId: string,
  userId: string,
): Promise<ParticipantRow | undefined> {
  const [row] = await findOne(db).execute({ eventId, userId });
  return row;
}

/** Participant counts after a party's status changed. */
function countsAfter(event: EventRow, partySize: number, from: ParticipantStatus, to: ParticipantStatus) {
  const change = (is: (status: ParticipantStatus) => boolean) => partySize * (Number(is(to)) - Number(is(from)));
  return {
    joinedCount: event.joinedCount + change(takesPlace),
    waitingCount: event.waitingCount + change((status) => status === 'waiting'),
    appliedCount: event.appliedCount + change((status) => status === 'applied'),
    offeredCount: event.offeredCount + change((status) => status === 'offered'),
  };
}

/** Occupied places, including held ones. */
export function takenOf({
  joinedCount,
  offeredCount,
  unconfirmedCount,
}: Pick<EventRow, 'joinedCount' | 'offeredCount' | 'unconfirmedCount'>): number {
  return takenPlaces({ joined: joinedCount, offered: offeredCount + unconfirmedCount });
}

/**
 * The status a party gets. 409 `event_full` with the free places if it does not fit now, 422 `party_too_large` with the
 * capacity if it never will.
 */
export function requireStatus<Status extends ParticipantStatus>(event: EventRow, status: Status | Refusal): Status {
  const { capacity } = event;
  if (status === 'event_full') {
    throw new Problem('event_full', { members: { free_places: freePlaces(event, takenOf(event)) } });
  }
  if (status === 'party_too_large') {
    const message = `The event is for ${capacity} people`;
    const errors = [{ path: 'party_size', code: 'too_big', message, limit: capacity ?? undefined }];
    throw new Problem('party_too_large', { detail: message, errors, members: { capacity } });
  }
  return status;
}

/** Appends a party to a locked event's order, also when it returns. */
export async function addParticipant(
  ctx: InTransaction,
  event: EventRow,
  party: Pick<ParticipantRow, 'userId' | 'displayName' | 'partySize' | 'channel' | 'externalId' | 'note'>,
  status: ParticipantStatus,
): Promise<{ row: Participant; event: EventRow }> {
  const { userId, partySize, ...entered } = party;
  const who = { eventId: event.id, userId, businessId: event.businessId };
  const joining = { ...entered, status, partySize, createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db
    .insert(eventParticipants)
    .values({ ...who, ...joining })
    .onConflictDoUpdate({
      target: [eventParticipants.eventId, eventParticipants.userId],
      set: { ...joining, seq: sql`excluded.seq` },
    });
  // The party was absent or had left, so was not counted.
  const counted = await writeEvent(ctx, event, countsAfter(event, partySize, 'left', status));
  return { row: { ...who, ...joining, answerBy: null }, event: counted };
}

/**
 * Changes a person's status at a locked event; returns the event with new counts. `outcome`: result of an offer, if
 * any.
 */
export async function setStatus(
  ctx: InTransaction,
  event: EventRow,
  { userId, partySize, status: from }: ParticipantRow,
  status: Exclude<ParticipantStatus, 'offered'>,
  outcome: OfferOutcome,
): Promise<{ row: ParticipantRow; event: EventRow }> {
  const [row] = await ctx.db
    .update(eventParticipants)
    .set({ status, answerBy: null, updatedAt: ctx.now })
    .where(and(eq(eventParticipants.eventId, event.id), eq(eventParticipants.userId, userId)))
    .returning();
  if (!row) throw new Error('the changed participant did not come back');
  if (from === 'offered') {
    const { eventId, userId: asked, outcome: known } = placeOffers;
    const isOpen = and(eq(eventId, event.id), eq(asked, userId), isNull(known));
    await ctx.db.update(placeOffers).set({ outcome, closedAt: ctx.now }).where(isOpen);
  }
  return { row, event: await writeEvent(ctx, event, countsAfter(event, partySize, from, status)) };
}

const countOf = {
  joined: 'joinedCount',
  approved: 'joinedCount',
  waiting: 'waitingCount',
  applied: 'appliedCount',
  offered: 'offeredCount',
} as const;

/** Changes how many people a party of a locked event has, and the counts of the event with it. */
export async function setPartySize(
  ctx: InTransaction,
  event: EventRow,
  { userId, partySize: before }: Pick<ParticipantRow, 'userId' | 'partySize'>,
  { status, partySize }: { status: keyof typeof countOf; partySize: number },
): Promise<{ row: ParticipantRow; event: EventRow }> {
  const [row] = await ctx.db
    .update(eventParticipants)
    .set({ partySize, updatedAt: ctx.now })
    .where(and(eq(eventParticipants.eventId, event.id), eq(eventParticipants.userId, userId)))
    .returning();
  if (!row) throw new Error('the changed participant did not come back');
  const count = countOf[status];
  return { row, event: await writeEvent(ctx, event, { [count]: event[count] + partySize - before }) };
}

/** Writes name and note of a guest at a locked event; the log of offers repeats the name. */
export async function writeGuestWords(
  { db, now }: InTransaction,
  { eventId, userId }: Pick<Participant, 'eventId' | 'userId'>,
  words: Pick<Participant, 'displayName' | 'note'>,
): Promise<void> {
  await db
    .update(eventParticipants)
    .set({ ...words, updatedAt: now })
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, userId)));
  await db
    .update(placeOffers)
    .set({ displayName: words.displayName })
    .where(and(eq(placeOffers.eventId, eventId), eq(placeOffers.userId, userId)));
}
