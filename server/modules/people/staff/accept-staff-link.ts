import { and, eq, isNull } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { triesOf } from '#server/modules/people/second-factors/queries.ts';
import { changeStaff, lockStaff } from '#server/modules/people/staff/change-staff.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { refuseWeakPassword } from '#server/security/refuse-weak-password.ts';
import { hashToken } from '#server/security/tokens.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

/** A lead's link works once, ends all sessions and does not sign in. 422 `link_unknown` or `link_expired`. */
export async function acceptStaffLink(ctx: Context, { token, password }: { token: string; password: string }) {
  const linkHash = hashToken(token);
  const [found] = await ctx.db
    .select()
    .from(reviewers)
    .where(and(eq(reviewers.linkHash, linkHash), isNull(reviewers.disabledAt)));
  if (!found) throw new Problem('link_unknown');
  if (!found.linkExpiresAt || found.linkExpiresAt <= ctx.now) throw new Problem('link_expired');

  await refuseWeakPassword(password, [found.username]);
  const passwordHash = await hashPassword(password, { ip: ctx.ip, account: `review|${found.username}` });
  const { id, username } = found;
  await inTransaction(ctx, async (tx) => {
    // Of two concurrent uses, the second finds the link used.
    const staff = await lockStaff(tx);
    if (!staff.some((row) => row.linkHash === linkHash)) throw new Problem('link_unknown');
    await changeStaff(tx, id, { passwordHash });
  });
  await ctx.deps.rateLimits.reset('wrongFactor', triesOf({ userId: null, reviewerId: id }));
  logSecurity(ctx, 'auth.password_reset', { actor: `reviewer:${id}` });
  return { username };
}
