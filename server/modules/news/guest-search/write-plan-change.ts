import { eq } from 'drizzle-orm';
import { guestBusinesses } from '#database/schema/guest-search.ts';
import type { PlanState } from '#domain/plans/plan-features.ts';
import { featuresOf } from '#domain/plans/plan-features.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { writeAppChange } from '#server/modules/news/guest-search/write-app-change.ts';

/** Notifies the app and page caches of a plan's visible change. Requires the lock of the business's changes. */
export async function writePlanChange(
  ctx: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
  from: PlanState,
  to: PlanState,
): Promise<void> {
  if (featuresOf(from) === featuresOf(to)) return;
  const mine = eq(guestBusinesses.businessId, businessId);
  const [shown] = await ctx.db.select({ businessId: guestBusinesses.businessId }).from(guestBusinesses).where(mine);
  if (shown) await writeAppChange(ctx, { type: 'business.changed', businessId });
}
