import { and, eq, sql } from 'drizzle-orm';
import { creditReservations } from '#database/schema/credits.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { moveCredits } from '#server/modules/credits/move-credits.ts';

interface ReservedFor {
  businessId: string;
  eventId: string;
}

async function closeReservations(
  { db, now }: TransactionContext<Actor>,
  { businessId, eventId }: ReservedFor,
  status: 'settled' | 'released',
) {
  const { id, planCredits, purchasedCredits, planPeriodId } = creditReservations;
  return db
    .update(creditReservations)
    .set({ status, closedAt: now })
    .where(
      and(
        eq(creditReservations.businessId, businessId),
        eq(creditReservations.eventId, eventId),
        eq(creditReservations.status, 'held'),
      ),
    )
    .returning({ id, planCredits, purchasedCredits, planPeriodId });
}

const total = (held: { planCredits: number; purchasedCredits: number }[]) =>
  held.reduce((sum, { planCredits, purchasedCredits }) => sum + planCredits + purchasedCredits, 0);

/**
 * Gives back the credits that an event has reserved, in the caller's transaction: it was withdrawn or deleted before
 * publication. Credits return to the buckets they came from. Returns how many were reserved; a second call finds none and
 * gives nothing back.
 */
export async function releaseCredits(ctx: TransactionContext<Actor>, reserved: ReservedFor): Promise<number> {
  const held = await closeReservations(ctx, reserved, 'released');
  if (held.length === 0) return 0;
  await moveCredits(ctx, reserved.businessId, { eventId: reserved.eventId }, (ledger) => {
    for (const { planCredits: plan, purchasedCredits: purchased, planPeriodId } of held) {
      ledger.giveBack({ plan, purchased, planPeriodId });
    }
  });
  return total(held);
}

/**
 * Makes an event's reservation final, in the caller's transaction: it is published now. Returns how many credits that were.
 */
export async function settleCredits(ctx: TransactionContext<Actor>, reserved: ReservedFor): Promise<number> {
  return total(await closeReservations(ctx, reserved, 'settled'));
}

/**
 * Credits that events have reserved of a trial return as purchased ones from now on, in the caller's transaction: a plan was
 * bought, and what is left of the trial stays.
 */
export async function keepTrialReservations(
  { db }: TransactionContext<Actor>,
  businessId: string,
  trialId: string,
): Promise<void> {
  const { planCredits, purchasedCredits, planPeriodId, status } = creditReservations;
  await db
    .update(creditReservations)
    .set({ purchasedCredits: sql`${purchasedCredits} + ${planCredits}`, planCredits: 0, planPeriodId: null })
    .where(and(eq(creditReservations.businessId, businessId), eq(status, 'held'), eq(planPeriodId, trialId)));
}
