import { and, eq } from 'drizzle-orm';
import { recoveryCodes, secondFactors, signInChallenges } from '#database/schema/second-factors.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import { lockOwner } from '#server/modules/people/second-factors/add-factor.ts';
import { findFactors, needsFactor, ownedBy, ownerOf } from '#server/modules/people/second-factors/queries.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

/** The recovery codes go with the last one. 409 `last_factor` if one is required. */
export async function removeFactor(ctx: Context<User | Reviewer>, id: string): Promise<void> {
  const owner = ownerOf(ctx.actor);
  await inTransaction(ctx, async ({ db, now, deps }) => {
    await lockOwner(db, owner);
    const factors = await findFactors(db, owner);
    if (!factors.some((factor) => factor.id === id)) throw new Problem('not_found');
    if (factors.length === 1) {
      if (await needsFactor(db, deps.config, owner)) throw new Problem('last_factor');
      await db.delete(recoveryCodes).where(ownedBy(recoveryCodes, owner));
    }
    await db.delete(secondFactors).where(and(eq(secondFactors.id, id), ownedBy(secondFactors, owner)));
    await db.delete(signInChallenges).where(ownedBy(signInChallenges, owner));
    if (owner.userId !== null) {
      await enqueue({ db, deps }, sendSecurityNotice, {
        userId: owner.userId,
        what: 'factor_removed',
        at: now.toISOString(),
      });
    }
  });
  logSecurity(ctx, 'auth.factor_removed');
}
