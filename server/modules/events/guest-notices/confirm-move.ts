import { and, eq, inArray, sql } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findParticipant } from '#server/modules/events/events/set-participant-status.ts';

/**
 * A person says that they still come although an event has moved, or to a reminder that asks. It stands for all questions they
 * were asked; the first time stays. 404 for people who were never asked, 409 `participant_state` without a place.
 */
export async function confirmMove(ctx: Context, eventId: string, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    // An answer and the release of unanswered places follow one another.
    await db.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('no key update');
    const ofEvent = db.select({ id: eventNotices.id }).from(eventNotices).where(eq(eventNotices.eventId, eventId));
    const { deliveredAt, readAt, confirmedAt } = guestNotices;
    const first = (column: typeof deliveredAt | typeof readAt | typeof confirmedAt) =>
      sql`coalesce(${column}, ${now.toISOString()}::timestamptz)`;
    const confirmed = await db
      .update(guestNotices)
      .set({ deliveredAt: first(deliveredAt), readAt: first(readAt), confirmedAt: first(confirmedAt) })
      .where(
        and(
          inArray(guestNotices.noticeId, ofEvent),
          eq(guestNotices.userId, userId),
          eq(guestNotices.needsConfirmation, true),
        ),
      )
      .returning({ id: guestNotices.id });
    if (confirmed.length === 0) throw new Problem('not_found');
    const { status = 'left' } = (await findParticipant(tx, eventId, userId)) ?? {};
    if (status !== 'joined' && status !== 'approved') {
      throw new Problem('participant_state', { members: { participant_status: status } });
    }
  });
}
