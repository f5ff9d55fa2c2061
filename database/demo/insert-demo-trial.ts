import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { creditEntries, creditReservations } from '#database/schema/credits.ts';
import { trial } from '#domain/plans/price-lists.ts';

const DAY_MS = 86_400_000;

/** The two weeks after the registration: trial credits arrived, one event was paid for with them, the rest lapsed. */
export async function insertDemoTrial(
  tx: Transaction,
  { businessId, userId, startedAt, eventId }: { businessId: string; userId: string; startedAt: Date; eventId: string },
): Promise<void> {
  const on = (day: number) => new Date(startedAt.getTime() + day * DAY_MS);
  const entry = { businessId, bucket: 'plan' as const, actor: 'system' };
  const period = randomUUIDv7();
  const bookings = [
    {
      ...entry,
      amount: trial.credits,
      balanceAfter: trial.credits,
      reason: 'trial' as const,
      reference: period,
      createdAt: startedAt,
    },
    {
      ...entry,
      amount: -1,
      balanceAfter: trial.credits - 1,
      reason: 'event_published' as const,
      reference: eventId,
      eventId,
      actor: `user:${userId}`,
      createdAt: on(4),
    },
    {
      ...entry,
      amount: 1 - trial.credits,
      balanceAfter: 0,
      reason: 'plan_lapsed' as const,
      reference: period,
      createdAt: on(trial.days),
    },
  ];
  for (const booking of bookings) await tx.insert(creditEntries).values({ id: randomUUIDv7(), ...booking });
  const paid = { planCredits: 1, purchasedCredits: 0, planPeriodId: period, createdAt: on(4), closedAt: on(4) };
  await tx.insert(creditReservations).values({ id: randomUUIDv7(), businessId, eventId, ...paid, status: 'settled' });
}
