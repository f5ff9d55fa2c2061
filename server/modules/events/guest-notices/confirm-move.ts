import { and, eq, inArray, sql } from 'drizzle-orm';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

/**
 * A person says that they still come although an event has moved. It stands for all moves they were asked about; the first
 * time stays. 404 for who was never asked.
 */
export async function confirmMove(
  { db, now }: Pick<Context, 'db' | 'now'>,
  eventId: string,
  userId: string,
): Promise<void> {
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
}
