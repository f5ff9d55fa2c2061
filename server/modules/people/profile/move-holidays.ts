import { and, eq, isNull, or } from 'drizzle-orm';
import { businessProfiles } from '#database/schema/businesses.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { findLand } from '#server/modules/people/profile/queries.ts';
import { settleNights } from '#server/modules/people/profile/settle-nights.ts';

/** Sets the new Land's holidays, unless the owner chose a Land. */
export async function moveHolidays(
  ctx: Pick<TransactionContext, 'db' | 'now'>,
  business: string,
  from: string,
  to: string,
): Promise<void> {
  const [former, land] = [await findLand(ctx, from), await findLand(ctx, to)];
  if (land === null || land === former) return;
  const { businessId, holidayLand } = businessProfiles;
  const isOfAddress = former === null ? isNull(holidayLand) : or(isNull(holidayLand), eq(holidayLand, former));
  await ctx.db
    .update(businessProfiles)
    .set({ holidayLand: land, updatedAt: ctx.now })
    .where(and(eq(businessId, business), isOfAddress));
  await settleNights(ctx, business);
}
