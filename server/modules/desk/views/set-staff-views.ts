import { and, eq, gt, isNull } from 'drizzle-orm';
import { staffViews } from '#database/schema/staff-views.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { setViewsAllowed } from '#server/modules/people/business/set-views-allowed.ts';

/** Forbidding ends running views in the same transaction. */
export async function setStaffViews(ctx: Context<Member>, isAllowed: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await setViewsAllowed(tx, isAllowed);
    if (isAllowed) return;
    const { db, actor, now } = tx;
    await db
      .update(staffViews)
      .set({ endedAt: now, endedBy: 'owner' })
      .where(and(eq(staffViews.businessId, actor.businessId), isNull(staffViews.endedAt), gt(staffViews.endsAt, now)));
  });
}
