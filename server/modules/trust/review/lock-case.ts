import { eq, sql } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { heldDecisions, reviewClaims } from '#database/schema/verifications.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

export type HeldRow = typeof heldDecisions.$inferSelect;

/** 409 with the reviewer who has claimed the case. */
async function requireUnclaimed({ db, actor }: TransactionContext<Reviewer>, businessId: string): Promise<void> {
  const [claim] = await db
    .select({ reviewerId: reviewClaims.reviewerId, claimedBy: reviewers.username, endsAt: reviewClaims.endsAt })
    .from(reviewClaims)
    .innerJoin(reviewers, eq(reviewers.id, reviewClaims.reviewerId))
    .where(sql`${reviewClaims.businessId} = ${businessId} and ${reviewClaims.endsAt} > clock_timestamp()`);
  if (!claim || claim.reviewerId === actor.reviewerId) return;
  throw new Problem('case_claimed', {
    detail: `It is being worked on by ${claim.claimedBy}`,
    members: { claimed_by: claim.claimedBy, claimed_until: claim.endsAt.toISOString() },
  });
}

/** Locks a business, with its decision in the undo period; 404. */
export async function lockAnyCase({ db }: TransactionContext<Reviewer>, businessId: string) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
  if (!business || business.closedAt || business.testOf) throw new Problem('not_found');
  const [held] = await db.select().from(heldDecisions).where(eq(heldDecisions.businessId, businessId));
  return { business, held };
}

/** Locks a business to decide; 409 if claimed by another reviewer. */
export async function lockCase(tx: TransactionContext<Reviewer>, businessId: string) {
  const found = await lockAnyCase(tx, businessId);
  await requireUnclaimed(tx, businessId);
  return found;
}
