import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { findFactors } from '#server/modules/people/second-factors/queries.ts';

/** Requires a second factor in sessions that start afterwards. 403 `second_factor_needed` for an owner without one. */
export async function setTeamSecurity(ctx: Context<Member>, isRequired: boolean): Promise<void> {
  const factors = await findFactors(ctx.db, { userId: ctx.actor.userId, reviewerId: null });
  if (isRequired && factors.length === 0) throw new Problem('second_factor_needed');
  await inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const mine = eq(businesses.id, actor.businessId);
    const [before] = await db
      .select({ since: businesses.secondFactorSince })
      .from(businesses)
      .where(mine)
      .for('no key update');
    const was = before?.since != null;
    if (was === isRequired) return;
    await db
      .update(businesses)
      .set({ secondFactorSince: isRequired ? now : null })
      .where(mine);
    await writeAudit(tx, {
      action: 'business_changed',
      subject: `business:${actor.businessId}`,
      before: { second_factor_required: was },
      after: { second_factor_required: isRequired },
    });
  });
}
