import { count, desc, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';
import { keptSinceYear } from '#domain/retention/retention.ts';
import { limits } from '#domain/shared/limits.ts';
import {
  withdrawalForwardMail,
  withdrawalListMail,
  withdrawalReceiptMail,
} from '#server/adapters/mails/withdrawal-mails.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';

/** Twice the interval between lists, so a skipped list loses nothing. */
const LISTED_MS = 2 * limits.withdrawalList.duration * 1000;
const MOST_LISTED = 500;

async function findWithdrawal({ db }: Context, id: string) {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return found;
}

/** Content and time, on a durable medium (§ 356a BGB). */
export const sendWithdrawalReceipt = defineJob(
  'send-withdrawal-receipt',
  { data: { withdrawalId: z.uuid() }, retry: 'a day' },
  async (ctx, { withdrawalId }): Promise<void> => {
    const { mailer, config } = ctx.deps;
    const found = await findWithdrawal(ctx, withdrawalId);
    if (found) await mailer.send(await withdrawalReceiptMail(config, found));
  },
);

/** Replies go to its sender. */
export const forwardWithdrawal = defineJob(
  'forward-withdrawal',
  { data: { withdrawalId: z.uuid() }, retry: 'a day' },
  async (ctx, { withdrawalId }): Promise<void> => {
    const { mailer, config } = ctx.deps;
    const found = await findWithdrawal(ctx, withdrawalId);
    if (found) await mailer.send(withdrawalForwardMail(config, found));
  },
);

/** Mails all withdrawals of the last two hours, to overlook none in a flood. */
export const listWithdrawals = defineJob(
  'list-withdrawals',
  { retry: 'a day' },
  async ({ db, now, deps: { mailer, config } }): Promise<void> => {
    const isRecent = gt(withdrawals.createdAt, new Date(now.getTime() - LISTED_MS));
    const [total] = await db.select({ count: count() }).from(withdrawals).where(isRecent);
    const listed = await db
      .select()
      .from(withdrawals)
      .where(isRecent)
      .orderBy(desc(withdrawals.createdAt))
      .limit(MOST_LISTED);
    if (listed.length > 0) await mailer.send(withdrawalListMail(config, listed, total?.count ?? 0));
  },
);

/** Deletes withdrawals past all claims. */
export async function sweepWithdrawals({ db, now }: Context): Promise<void> {
  await deleteInBatches(db, withdrawals, lt(withdrawals.createdAt, keptSinceYear('withdrawals', now)));
}
