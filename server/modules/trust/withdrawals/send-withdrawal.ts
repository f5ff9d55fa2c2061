import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { WithdrawalSchema } from '#contract/withdrawals.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';
import { limits } from '#domain/shared/limits.ts';
import { referenceOf } from '#domain/shared/reference.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { forwardWithdrawal, listWithdrawals, sendWithdrawalReceipt } from '#server/modules/trust/withdrawals/jobs.ts';

const LIST_DELAY_MS = limits.withdrawalList.duration * 1000;

type Withdrawal = z.output<typeof WithdrawalSchema>;

interface Mails {
  receipt: boolean;
  /** To the operator, immediately. */
  copy: boolean;
  /** To the operator, an hour later, all withdrawals without a copy. */
  list: boolean;
}

/** Limits only omit mails and never refuse, since a withdrawal is a legal act. */
export async function countWithdrawal({ deps, ip }: Context, { email }: Withdrawal): Promise<Mails> {
  const { rateLimits } = deps;
  const copy = await rateLimits.take('withdrawalAddress', '', ip);
  const receipt = copy && (await rateLimits.take('withdrawalSender', email));
  return { receipt, copy, list: !copy && (await rateLimits.take('withdrawalList', '')) };
}

/** Stores a withdrawal and enqueues its mails separately, to retry them independently. */
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
