import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import type { CreditReason } from '#database/schema/credits.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { hasPlanLapsed, spendableCredits, splitSpend } from '#domain/credits/buckets.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/actor.ts';
import { actorName } from '#server/http/actor.ts';
import { Problem } from '#server/http/problem.ts';

interface Spend {
  credits: number;
  reason: CreditReason;
  eventId: string;
}

/**
 * Takes credits, plan credits first, in the caller's transaction. The account row stays locked until it ends, so whoever
 * spends at the same time waits and sees the new balance. 402 `not_enough_credits` when the balance does not suffice.
 */
export async function spendCredits(
  { db, actor, now }: Context<Member, Transaction>,
  { credits, reason, eventId }: Spend,
): Promise<void> {
  if (credits === 0) return;
  const { businessId } = actor;
  const [account] = await db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, businessId))
    .for('update');
  if (!account) throw new Error(`business ${businessId} has no credit account`);

  const entry = (bucket: 'plan' | 'purchased', amount: number, balanceAfter: number, entryReason: CreditReason) => ({
    id: randomUUIDv7(),
    businessId,
    bucket,
    amount,
    balanceAfter,
    reason: entryReason,
    eventId: entryReason === 'plan_lapsed' ? null : eventId,
    actor: entryReason === 'plan_lapsed' ? 'system' : actorName(actor),
    createdAt: now,
  });
  const entries: ReturnType<typeof entry>[] = [];
  const balance = { plan: account.planBalance, purchased: account.purchasedBalance };
  if (balance.plan > 0 && hasPlanLapsed(account.planEndsAt, now)) {
    entries.push(entry('plan', -balance.plan, 0, 'plan_lapsed'));
    balance.plan = 0;
  }
  const parts = splitSpend(balance, credits);
  if (!parts) {
    throw new Problem('not_enough_credits', {
      detail: `${credits} credits are needed, ${spendableCredits(balance)} are left`,
      members: { required: credits, available: spendableCredits(balance) },
    });
  }
  for (const part of parts) {
    balance[part.bucket] -= part.credits;
    entries.push(entry(part.bucket, -part.credits, balance[part.bucket], reason));
  }
  await db.insert(creditEntries).values(entries);
  await db
    .update(creditAccounts)
    .set({ planBalance: balance.plan, purchasedBalance: balance.purchased })
    .where(eq(creditAccounts.businessId, businessId));
}
