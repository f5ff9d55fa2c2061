import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { trial } from '#domain/plans/price-lists.ts';
import type { Context } from '#server/context.ts';
import { actorName } from '#server/http/actor.ts';

/** Opens the credit account of a new business with its trial credits. */
export async function grantTrialCredits(
  { db, now, actor }: Context<Context['actor'], Transaction>,
  businessId: string,
): Promise<void> {
  await db.insert(creditAccounts).values({
    businessId,
    planBalance: trial.credits,
    planTotal: trial.credits,
    planEndsAt: new Date(now.getTime() + trial.days * 86_400_000),
    purchasedBalance: 0,
  });
  await db.insert(creditEntries).values({
    id: randomUUIDv7(),
    businessId,
    bucket: 'plan',
    amount: trial.credits,
    balanceAfter: trial.credits,
    reason: 'trial',
    actor: actorName(actor),
    createdAt: now,
  });
}
