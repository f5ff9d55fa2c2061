import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { recoveryCodes, secondFactors, signInChallenges } from '#database/schema/second-factors.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';
import { hashToken } from '#server/security/tokens.ts';

/** A person of a business, or a reviewer. */
export type Owner = { userId: string; reviewerId: null } | { userId: null; reviewerId: string };

export function ownerOf(actor: User | Reviewer): Owner {
  return actor.kind === 'user'
    ? { userId: actor.userId, reviewerId: null }
    : { userId: null, reviewerId: actor.reviewerId };
}

/** Rate limit key for an owner's tries. */
export function triesOf({ userId, reviewerId }: Owner): string {
  return `factor|${userId ?? reviewerId}`;
}

export function ownedBy(
  table: typeof secondFactors | typeof recoveryCodes | typeof signInChallenges,
  { userId, reviewerId }: Owner,
): SQL {
  return userId === null ? eq(table.reviewerId, reviewerId) : eq(table.userId, userId);
}

/** Confirmed factors, oldest first. */
export async function findFactors(db: Connection, owner: Owner) {
  return db
    .select()
    .from(secondFactors)
    .where(and(ownedBy(secondFactors, owner), isNotNull(secondFactors.confirmedAt)))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id));
}

export async function countCodesLeft(db: Connection, owner: Owner): Promise<number> {
  const unused = and(ownedBy(recoveryCodes, owner), isNull(recoveryCodes.usedAt));
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(unused);
  return row?.left ?? 0;
}

/** Required for reviewers outside the demo, and members of a business that requires one. */
export async function needsFactor(db: Connection, { mode }: Config, owner: Owner): Promise<boolean> {
  if (owner.userId === null) return mode === 'production';
  const asking = db
    .select({ one: sql`1` })
    .from(teamMembers)
    .innerJoin(businesses, eq(businesses.id, teamMembers.businessId))
    .where(
      and(
        eq(teamMembers.userId, owner.userId),
        eq(teamMembers.status, 'active'),
        isNotNull(businesses.secondFactorSince),
      ),
    );
  const [row] = await db.select({ isNeeded: sql<boolean>`${exists(asking)}` }).from(sql`(values (1)) as one`);
  return row?.isNeeded === true;
}

type Purpose = typeof signInChallenges.$inferSelect.purpose;

/** A valid challenge, else 422 `challenge_expired`. The caller checks its owner. */
export async function findChallenge(db: Connection, token: string, purpose: Purpose, now: Date) {
  const [found] = await db
    .select()
    .from(signInChallenges)
    .where(
      and(
        eq(signInChallenges.tokenHash, hashToken(token)),
        eq(signInChallenges.purpose, purpose),
        gt(signInChallenges.expiresAt, now),
      ),
    );
  if (!found) throw new Problem('challenge_expired', { detail: 'It took too long, or was used already' });
  return found;
}
