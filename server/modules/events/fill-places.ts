import { and, asc, eq, inArray } from 'drizzle-orm';
import { eventParticipants } from '#database/schema/participants.ts';
import { admittedStatus, freePlaces } from '#domain/events/participation.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { writeEvent } from '#server/modules/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/set-participant-status.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

/** An event with its new counts, and the people who got a place. */
export interface Filled {
  event: EventRow;
  moved: ParticipantRow[];
}

/** Gives free places of a locked event to those on the waiting list, in the order they came. */
export async function fillPlaces(ctx: InTransaction, event: EventRow): Promise<Filled> {
  const places = Math.min(freePlaces(event, event.joinedCount), event.waitingCount);
  if (places === 0) return { event, moved: [] };
  const status = admittedStatus(event);
  const isWaiting = and(eq(eventParticipants.eventId, event.id), eq(eventParticipants.status, 'waiting'));
  const next = ctx.db
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(isWaiting)
    .orderBy(asc(eventParticipants.seq))
    .limit(places);
  const moved = await ctx.db
    .update(eventParticipants)
    .set({ status, updatedAt: ctx.now })
    .where(and(isWaiting, inArray(eventParticipants.userId, next)))
    .returning();
  const filled = await writeEvent(ctx, event.id, {
    joinedCount: event.joinedCount + moved.length,
    waitingCount: event.waitingCount - moved.length,
  });
  return { event: filled, moved };
}

/** Announces who moved up. Comes last in a transaction: announcing locks the business. */
export async function announceMoved(ctx: InTransaction, { event, moved }: Filled): Promise<void> {
  for (const person of moved.toSorted((a, b) => a.seq - b.seq)) {
    await announceEvent(ctx, 'participant.joined', event, { ...person, change: 'person.promoted' });
  }
}
