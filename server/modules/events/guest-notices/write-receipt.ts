import { and, eq, sql } from 'drizzle-orm';
import { guestNotices } from '#database/schema/guest-notices.ts';
import type { ReceiptState } from '#domain/guest-notices/notice-rules.ts';
import type { ConsumerApp } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

interface Receipt {
  noticeId: string;
  /** Absent: any recipient. */
  userId: string | undefined;
  state: ReceiptState;
}

/** Records that a notice was delivered or read; the first time counts. 404 if unknown or another person's. */
export async function writeReceipt(
  { db, now }: Context<ConsumerApp>,
  { noticeId, userId, state }: Receipt,
): Promise<void> {
  const { deliveredAt, readAt } = guestNotices;
  const first = (column: typeof deliveredAt | typeof readAt) =>
    sql`coalesce(${column}, ${now.toISOString()}::timestamptz)`;
  const noted = await db
    .update(guestNotices)
    .set({
      deliveredAt: first(deliveredAt),
      ...(state === 'read' ? { readAt: first(readAt) } : {}),
    })
    .where(and(eq(guestNotices.id, noticeId), userId === undefined ? undefined : eq(guestNotices.userId, userId)))
    .returning({ id: guestNotices.id });
  if (noted.length === 0) throw new Problem('not_found');
}
