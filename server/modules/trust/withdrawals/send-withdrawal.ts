import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { WithdrawalSchema } from '#contract/withdrawals.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';
import { limits } from '#domain/shared/limits.ts';
import { referenceOf } from '#domain/shared/reference.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { forwardWithdrawal, listWithdrawals, sendWithdrawalReceipt } from '#server/modules/trust/withdrawals/jobs.ts';

/** As long as a list is the only one. */
const LIST_DELAY_MS = limits.withdrawalList.duration * 1000;

type Withdrawal = z.output<typeof WithdrawalSchema>;

/** The mails that a withdrawal may cause. */
interface Mails {
  receipt: boolean;
  /** To the operator, about it alone. */
  copy: boolean;
  /** To the operator, an hour later, about all without a copy. */
  list: boolean;
}

/** Counts a withdrawal of the caller. A limit leaves mails out; it never refuses, because a withdrawal is a legal act. */
export async function countWithdrawal({ deps, ip }: Context, { email }: Withdrawal): Promise<Mails> {
  const { rateLimits } = deps;
  const copy = await rateLimits.take('withdrawalAddress', '', ip);
  const receipt = copy && (await rateLimits.take('withdrawalSender', email));
  return { receipt, copy, list: !copy && (await rateLimits.take('withdrawalList', '')) };
}

/** Stores a withdrawal and requests its mails, each by a job of its own. */
export async function sendWithdrawal(
  { db, now, language, deps: { jobs } }: TransactionContext,
  withdrawal: Withdrawal,
  { receipt, copy, list }: Mails,
) {
  const id = randomUUIDv7();
  await db.insert(withdrawals).values({ id, ...withdrawal, language, createdAt: now });
  if (receipt) await enqueue({ db, deps: { jobs } }, sendWithdrawalReceipt, { withdrawalId: id });
  if (copy) await enqueue({ db, deps: { jobs } }, forwardWithdrawal, { withdrawalId: id });
  if (list)
    await enqueue({ db, deps: { jobs } }, listWithdrawals, {}, { startAfter: new Date(now.getTime() + LIST_DELAY_MS) });
  return { reference: referenceOf(id), received_at: now.toISOString() };
}
