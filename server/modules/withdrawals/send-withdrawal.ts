import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { WithdrawalSchema } from '#contract/withdrawals.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';
import { referenceOf } from '#domain/shared/reference.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';

type Withdrawal = z.output<typeof WithdrawalSchema>;

/** Counts a withdrawal of the caller; returns whether the address may get another receipt. */
export async function countWithdrawal({ deps, ip }: Context, { email }: Withdrawal): Promise<boolean> {
  await deps.rateLimits.consume('withdrawalAddress', '', ip);
  return deps.rateLimits.take('withdrawalSender', email);
}

/** Stores a withdrawal and requests both mails, each by a job of its own: the receipt, if it may be mailed, and the copy to the operator. */
export async function sendWithdrawal(
  { db, now, language, deps }: TransactionContext,
  withdrawal: Withdrawal,
  mayMail: boolean,
) {
  const id = randomUUIDv7();
  await db.insert(withdrawals).values({ id, ...withdrawal, language, createdAt: now });
  if (mayMail) await deps.jobs.enqueue(db, 'send-withdrawal-receipt', { withdrawalId: id });
  await deps.jobs.enqueue(db, 'forward-withdrawal', { withdrawalId: id });
  return { reference: referenceOf(id), received_at: now.toISOString() };
}
