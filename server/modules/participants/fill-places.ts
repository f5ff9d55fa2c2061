import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { admittedStatus, freePlaces } from '#domain/events/participation.ts';
import type { Context } from '#server/context.ts';
import { writeEvent } from '#server/modules/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

/** Gives free places of a held event to those who wait, in the order they came. */
export async function fillPlaces(
  ctx: Pick<Context<never, Transaction>, 'db' | 'now'>,
  event: EventRow,
): Promise<EventRow> {
  const places = Math.min(freePlaces(event, event.joinedCount), event.waitingCount);
  if (places === 0) return event;
  const isWaiting = and(eq(eventParticipants.eventId, event.id), eq(eventParticipants.status, 'waiting'));
  const next = ctx.db
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(isWaiting)
    .orderBy(asc(eventParticipants.seq))
    .limit(places);
  const moved = await ctx.db
    .update(eventParticipants)
    .set({ status: admittedStatus(event), updatedAt: ctx.now })
    .where(and(isWaiting, inArray(eventParticipants.userId, next)))
    .returning({ userId: eventParticipants.userId });
  return writeEvent(ctx, event.id, {
    joinedCount: event.joinedCount + moved.length,
    waitingCount: event.waitingCount - moved.length,
  });
}
