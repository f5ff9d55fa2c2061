import { randomUUIDv7 } from 'node:crypto';
import { creditReservations } from '#database/schema/credits.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { moveCredits } from '#server/modules/credits/move-credits.ts';
import type { BusinessActor } from '#server/modules/credits/spend-credits.ts';
import { takeOrRefuse } from '#server/modules/credits/spend-credits.ts';

/**
 * Takes credits for an event that is scheduled, in the caller's transaction; throws 402 when the balance does not suffice.
 * They stay taken until `settleCredits` (published) or `releaseCredits` (withdrawn). One event may have several
 * reservations.
 */
export async function reserveCredits(
  ctx: TransactionContext<BusinessActor>,
  { credits, eventId }: { credits: number; eventId: string },
): Promise<void> {
  if (credits === 0) return;
  const { businessId } = ctx.actor;
  const held = await moveCredits(ctx, businessId, { eventId }, (ledger) =>
    takeOrRefuse(ledger, credits, 'event_reserved'),
  );
  await ctx.db.insert(creditReservations).values({
    id: randomUUIDv7(),
    businessId,
    eventId,
    planCredits: held.plan,
    purchasedCredits: held.purchased,
    planPeriodId: held.planPeriodId,
    status: 'held',
    createdAt: ctx.now,
  });
}
