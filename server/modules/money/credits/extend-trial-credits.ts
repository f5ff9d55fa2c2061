import { eq } from 'drizzle-orm';
import { creditAccounts } from '#database/schema/credits.ts';
import { trial } from '#domain/plans/price-lists.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';

/** Moves the end of a trial and of its credits, with those that `lapsed`; the notice before the end comes again. */
export async function extendTrialCredits(
  ctx: TransactionContext<Actor>,
  businessId: string,
  { id, lapsed, endsAt }: { id: string; lapsed: number; endsAt: Date },
): Promise<void> {
  await moveCredits(ctx, businessId, { reference: id }, (ledger) =>
    ledger.extendTrial({ id, total: trial.credits, lapsed, endsAt }),
  );
  const mine = eq(creditAccounts.businessId, businessId);
  await ctx.db.update(creditAccounts).set({ isTrialEndNoticed: false }).where(mine);
}
