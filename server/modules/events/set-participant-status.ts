import { and, eq, sql } from 'drizzle-orm';
import { eventParticipants } from '#database/schema/participants.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { takesPlace } from '#domain/events/participation.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { writeEvent } from '#server/modules/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

export type ParticipantRow = typeof eventParticipants.$inferSelect;
type InTransaction = Pick<TransactionContext, 'db' | 'now'>;

/** A person's row at a locked event; undefined when they never joined. */
export async function findParticipant(
  { db }: Pick<InTransaction, 'db'>,
  eventId: string,
  userId: string,
): Promise<ParticipantRow | undefined> {
  const [row] = await db
    .select()
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, userId)));
  return row;
}

/** The counts of an event after somebody moved from one status to another; null means that they were not there before. */
function countsAfter(event: EventRow, from: ParticipantStatus | null, to: ParticipantStatus) {
  const change = (is: (status: ParticipantStatus) => boolean) => Number(is(to)) - Number(from !== null && is(from));
  return {
    joinedCount: event.joinedCount + change(takesPlace),
    waitingCount: event.waitingCount + change((status) => status === 'waiting'),
    appliedCount: event.appliedCount + change((status) => status === 'applied'),
  };
}

/** Adds a person at the end of a locked event's order; people who left before come back there. */
export async function addParticipant(
  ctx: InTransaction,
  event: EventRow,
  person: { userId: string; displayName: string; from: ParticipantStatus | null },
  status: ParticipantStatus,
): Promise<{ row: ParticipantRow; event: EventRow }> {
  const { userId, displayName, from } = person;
  const columns = { displayName, status, createdAt: ctx.now, updatedAt: ctx.now };
  const [row] = await ctx.db
    .insert(eventParticipants)
    .values({ eventId: event.id, userId, businessId: event.businessId, ...columns })
    .onConflictDoUpdate({
      target: [eventParticipants.eventId, eventParticipants.userId],
      set: { ...columns, seq: sql`excluded.seq` },
    })
    .returning();
  if (!row) throw new Error('the new participant did not come back');
  return { row, event: await writeEvent(ctx, event.id, countsAfter(event, from, status)) };
}

/** Moves a person of a locked event to another status and returns the event with its new counts. */
export async function setStatus(
  ctx: InTransaction,
  event: EventRow,
  { userId, status: from }: ParticipantRow,
  status: ParticipantStatus,
): Promise<{ row: ParticipantRow; event: EventRow }> {
  const [row] = await ctx.db
    .update(eventParticipants)
    .set({ status, updatedAt: ctx.now })
    .where(and(eq(eventParticipants.eventId, event.id), eq(eventParticipants.userId, userId)))
    .returning();
  if (!row) throw new Error('the changed participant did not come back');
  return { row, event: await writeEvent(ctx, event.id, countsAfter(event, from, status)) };
}
