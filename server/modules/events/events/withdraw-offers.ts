import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { eventParticipants, placeOffers } from '#database/schema/participants.ts';
import { freePlaces, offersBeyond, peopleIn } from '#domain/events/participation.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import { takenOf } from '#server/modules/events/events/set-participant-status.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

/** 409 `limit_below_guests` for a limit below the people with a place. */
export function requireRoomForGuests(event: EventRow, { capacity }: Pick<EventContent, 'capacity'>): void {
  const { id, joinedCount, eventDate } = event;
  if (capacity === null || capacity >= joinedCount) return;
  const message = `${joinedCount} people have a place already`;
  throw new Problem('limit_below_guests', {
    detail: message,
    errors: [{ path: 'max_participants', code: 'below_guests', message, limit: joinedCount }],
    members: { joined: joinedCount, max_participants: capacity, event_id: id, event_date: eventDate },
  });
}

/** Ends offers of a locked event beyond its limit, in waiting order; those parties wait again at their position. */
export async function withdrawOffers(
  ctx: InTransaction,
  event: EventRow,
): Promise<{ event: EventRow; returned: ParticipantRow[] }> {
  if (event.capacity === null || takenOf(event) <= event.capacity) return { event, returned: [] };
  const { eventId, status, userId, seq } = eventParticipants;
  const offered = await ctx.db
    .select()
    .from(eventParticipants)
    .where(and(eq(eventId, event.id), eq(status, 'offered')))
    .orderBy(asc(seq));
  const beyond = offersBeyond(offered, freePlaces(event, event.joinedCount + event.unconfirmedCount));
  if (beyond.length === 0) return { event, returned: [] };
  const users = beyond.map((person) => person.userId);
  const returned = await ctx.db
    .update(eventParticipants)
    .set({ status: 'waiting', answerBy: null, updatedAt: ctx.now })
    .where(and(eq(eventId, event.id), inArray(userId, users)))
    .returning();
  const isOpen = and(
    eq(placeOffers.eventId, event.id),
    inArray(placeOffers.userId, users),
    isNull(placeOffers.outcome),
  );
  await ctx.db.update(placeOffers).set({ outcome: 'fewer_places', closedAt: ctx.now }).where(isOpen);
  const people = peopleIn(returned);
  const fitted = await writeEvent(ctx, event, {
    offeredCount: event.offeredCount - people,
    waitingCount: event.waitingCount + people,
  });
  return { event: fitted, returned: returned.sort((a, b) => a.seq - b.seq) };
}

/** Announces parties that wait again. Last step of a transaction, since it locks the business. */
export async function announceReturned(ctx: InTransaction, event: EventRow, returned: ParticipantRow[]): Promise<void> {
  for (const person of returned)
    await announceEvent(ctx, {
      type: 'participant.joined',
      event,
      participant: { ...person, change: 'person.requeued' },
    });
}
