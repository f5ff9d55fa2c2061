import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { creditAccounts, creditEntries, creditReservations } from '#database/schema/credits.ts';
import { trial } from '#domain/plans/price-lists.ts';

const DAY_MS = 86_400_000;

interface Owner {
  businessId: string;
  userId: string;
}

const endOf = (startedAt: Date) => new Date(startedAt.getTime() + trial.days * DAY_MS);

const opening = (period: string, startedAt: Date) => ({
  amount: trial.credits,
  balanceAfter: trial.credits,
  reason: 'trial' as const,
  reference: period,
  createdAt: startedAt,
});

/** Credit account of a running trial. */
export async function insertCurrentTrial(
  tx: Transaction,
  { businessId }: Owner,
  { spent, startedAt }: { spent: number; startedAt: Date },
): Promise<void> {
  const period = randomUUIDv7();
  await tx.insert(creditAccounts).values({
    businessId,
    planBalance: trial.credits - spent,
    planTotal: trial.credits,
    planPeriodId: period,
    planEndsAt: endOf(startedAt),
    purchasedBalance: 0,
  });
  const entry = { id: randomUUIDv7(), businessId, bucket: 'plan' as const, actor: 'system' };
  await tx.insert(creditEntries).values({ ...entry, ...opening(period, startedAt) });
}

/** An expired trial: one event was paid, the rest lapsed. */
export async function insertPastTrial(
  tx: Transaction,
  { businessId, userId }: Owner,
  { startedAt, eventId }: { startedAt: Date; eventId: string },
): Promise<void> {
  const period = randomUUIDv7();
  const paidAt = new Date(startedAt.getTime() + 4 * DAY_MS);
  const bookings = [
    { ...opening(period, startedAt), actor: 'system' },
    {
      amount: -1,
      balanceAfter: trial.credits - 1,
      reason: 'event_published' as const,
      reference: eventId,
      eventId,
      actor: `user:${userId}`,
      createdAt: paidAt,
    },
    {
      amount: 1 - trial.credits,
      balanceAfter: 0,
      reason: 'plan_lapsed' as const,
      reference: period,
      actor: 'system',
      createdAt: endOf(startedAt),
    },
  ];
  for (const booking of bookings) {
    await tx.insert(creditEntries).values({ id: randomUUIDv7(), businessId, bucket: 'plan', ...booking });
  }
  const paid = { planCredits: 1, purchasedCredits: 0, planPeriodId: period, createdAt: paidAt, closedAt: paidAt };
  await tx.insert(creditReservations).values({ id: randomUUIDv7(), businessId, eventId, ...paid, status: 'settled' });
}
