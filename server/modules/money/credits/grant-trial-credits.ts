import { randomUUIDv7 } from 'node:crypto';
import { creditAccounts } from '#database/schema/credits.ts';
import { trial } from '#domain/plans/price-lists.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';

export async function grantTrialCredits(ctx: TransactionContext<Actor>, businessId: string): Promise<void> {
  const id = randomUUIDv7();
  const endsAt = new Date(ctx.now.getTime() + trial.days * 86_400_000);
  await ctx.db.insert(creditAccounts).values({ businessId, planBalance: 0, planTotal: 0, purchasedBalance: 0 });
  await moveCredits(ctx, businessId, { reference: id }, (ledger) =>
    ledger.startPlanPeriod({ id, credits: trial.credits, endsAt }, 'trial'),
  );
}
