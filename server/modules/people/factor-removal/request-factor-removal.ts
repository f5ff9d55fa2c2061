import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { factorRemovals } from '#database/schema/second-factors.ts';
import { factorRemoval } from '#domain/sign-in/second-factor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { sendFactorRemoval } from '#server/modules/people/factor-removal/jobs.ts';
import { findChallenge } from '#server/modules/people/second-factors/queries.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

const HOUR_MS = 3_600_000;

/**
 * Starts the removal of lost factors after a correct password: mails a stop link, and after two days the link that
 * removes them. Idempotent. Not for reviewers: the operator removes their factors.
 */
export async function requestFactorRemoval(ctx: Context, token: string): Promise<Date> {
  const { userId } = await findChallenge(ctx.db, token, 'second_step', ctx.now);
  if (userId === null) throw new Problem('challenge_expired');
  const { possibleAt, isNew } = await inTransaction(ctx, async ({ db, now, deps: { jobs } }) => {
    const id = randomUUIDv7();
    const possible = new Date(now.getTime() + factorRemoval.waitHours * HOUR_MS);
    const expiresAt = new Date(possible.getTime() + factorRemoval.linkDays * 24 * HOUR_MS);
    const inserted = await db
      .insert(factorRemovals)
      .values({ id, userId, createdAt: now, possibleAt: possible, expiresAt })
      .onConflictDoNothing()
      .returning({ id: factorRemovals.id });
    if (inserted.length === 0) {
      const [running] = await db.select().from(factorRemovals).where(eq(factorRemovals.userId, userId));
      return { possibleAt: running?.possibleAt ?? possible, isNew: false };
    }
    await enqueue({ db, deps: { jobs } }, sendFactorRemoval, { removalId: id, isDue: false });
    await enqueue({ db, deps: { jobs } }, sendFactorRemoval, { removalId: id, isDue: true }, { startAfter: possible });
    return { possibleAt: possible, isNew: true };
  });
  if (isNew) logSecurity(ctx, 'auth.factor_removal_asked', { actor: `user:${userId}` });
  return possibleAt;
}
