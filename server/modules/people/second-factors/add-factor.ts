import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { secondFactors } from '#database/schema/second-factors.ts';
import { users } from '#database/schema/users.ts';
import { secondFactor } from '#domain/sign-in/second-factor.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import { createCodeSet, storeCodeSet } from '#server/modules/people/second-factors/issue-recovery-codes.ts';
import type { Owner } from '#server/modules/people/second-factors/queries.ts';
import { findFactors, ownedBy, ownerOf, triesOf } from '#server/modules/people/second-factors/queries.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

/** As shown by passkeys and apps. */
export async function findAccountName({
  db,
  actor,
}: Context<User | Reviewer>): Promise<{ account: string; name: string }> {
  if (actor.kind === 'reviewer') return { account: actor.username, name: actor.username };
  const [user] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, actor.userId));
  if (!user) throw new Error(`session of a missing user ${actor.userId}`);
  return { account: user.email, name: user.name ?? user.email };
}

/** 409 `limit_reached`. */
export function refuseMore(factors: readonly FactorRow[]): void {
  if (factors.length >= secondFactor.most)
    throw new Problem('limit_reached', { members: { limit: secondFactor.most } });
}

export async function lockOwner(tx: Transaction, { userId, reviewerId }: Owner): Promise<void> {
  if (userId === null) {
    await tx.select({ id: reviewers.id }).from(reviewers).where(eq(reviewers.id, reviewerId)).for('no key update');
  } else {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  }
}

/** `store` returns the row or throws. The first factor also creates recovery codes, returned once. */
export async function addFactor(
  ctx: Context<User | Reviewer>,
  store: (tx: TransactionContext<User | Reviewer>) => Promise<FactorRow>,
): Promise<{ factor: FactorRow; codes: string[] | null }> {
  const owner = ownerOf(ctx.actor);
  const isWithout = (await findFactors(ctx.db, owner)).length === 0;
  const set = isWithout ? await createCodeSet({ ip: ctx.ip, account: triesOf(owner) }) : null;
  const added = await inTransaction(ctx, async (tx) => {
    const { db, now, deps } = tx;
    await lockOwner(db, owner);
    const before = await findFactors(db, owner);
    refuseMore(before);
    const factor = await store(tx);
    const isFirst = before.length === 0 && set !== null;
    if (isFirst) await storeCodeSet(db, owner, set);
    if (owner.userId !== null) {
      await enqueue({ db, deps }, sendSecurityNotice, {
        userId: owner.userId,
        what: 'factor_added',
        at: now.toISOString(),
      });
    }
    return { factor, codes: isFirst ? set.codes : null };
  });
  logSecurity(ctx, 'auth.factor_added', { kind: added.factor.kind });
  return added;
}

/** 404 for another owner's. */
export async function renameFactor(
  { db, actor }: Context<User | Reviewer>,
  id: string,
  name: string,
): Promise<FactorRow> {
  const mine = and(
    eq(secondFactors.id, id),
    ownedBy(secondFactors, ownerOf(actor)),
    isNotNull(secondFactors.confirmedAt),
  );
  const [renamed] = await db.update(secondFactors).set({ name }).where(mine).returning();
  if (!renamed) throw new Problem('not_found');
  return renamed;
}
