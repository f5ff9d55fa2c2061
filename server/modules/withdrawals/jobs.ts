import { eq, lt } from 'drizzle-orm';
import { deleteInPieces } from '#database/delete-in-pieces.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';
import { keptSinceYear } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';
import { withdrawalForwardMail, withdrawalReceiptMail } from '#server/mails/withdrawal-mails.ts';

async function findWithdrawal({ db }: Context, id: string) {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return found;
}

/** Mails what arrived, and when, to whoever withdrew: on a durable medium, as the law asks (§ 356a BGB). */
export async function sendWithdrawalReceipt(ctx: Context, withdrawalId: string): Promise<void> {
  const { mailer, config } = ctx.deps;
  const found = await findWithdrawal(ctx, withdrawalId);
  if (found) await mailer.send(await withdrawalReceiptMail(config, found));
}

/** Mails a withdrawal to the operator; a reply goes to whoever withdrew. */
export async function forwardWithdrawal(ctx: Context, withdrawalId: string): Promise<void> {
  const { mailer, config } = ctx.deps;
  const found = await findWithdrawal(ctx, withdrawalId);
  if (found) await mailer.send(withdrawalForwardMail(config, found));
}

/** Deletes withdrawals from which nothing can be claimed any more. */
export async function sweepWithdrawals({ db, now }: Context): Promise<void> {
  await deleteInPieces(db, withdrawals, lt(withdrawals.createdAt, keptSinceYear('withdrawals', now)));
}
