import type { HeldCredits, Ledger } from '#domain/credits/ledger.ts';
import type { CreditReason, SpendReason } from '#domain/credits/reasons.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { moveCredits } from '#server/modules/credits/move-credits.ts';

/** Any actor that acts for one business. */
export type BusinessActor = Extract<Actor, { businessId: string }>;

interface Spend {
  credits: number;
  reason: SpendReason;
  eventId: string;
}

/** Takes credits or throws 402 `not_enough_credits`, which says how many were needed and how many there are. */
export function takeOrRefuse(ledger: Ledger, credits: number, reason: CreditReason): HeldCredits {
  const taken = ledger.take(credits, reason);
  if (taken) return taken;
  const available = ledger.account.planBalance + ledger.account.purchasedBalance;
  throw new Problem('not_enough_credits', {
    detail: `${credits} credits are needed, ${available} are left`,
    members: { required: credits, available },
  });
}

/**
 * Takes credits for an event, plan credits first, in the caller's transaction. Throws 402 when the balance does not
 * suffice.
 */
export async function spendCredits(
  ctx: TransactionContext<BusinessActor>,
  { credits, reason, eventId }: Spend,
): Promise<void> {
  if (credits === 0) return;
  await moveCredits(ctx, ctx.actor.businessId, { eventId }, (ledger) => takeOrRefuse(ledger, credits, reason));
}
