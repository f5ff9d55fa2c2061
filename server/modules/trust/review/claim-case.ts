import { and, eq, sql } from 'drizzle-orm';
import { reviewClaims } from '#database/schema/verifications.ts';
import { verificationSteps } from '#domain/verification/decisions.ts';
import { claimMinutes } from '#domain/verification/desk.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { ClaimRow } from '#server/modules/trust/review/queries.ts';
import { findClaims, findSubmission } from '#server/modules/trust/review/queries.ts';

/**
 * Claims or renews. One statement by the database's clock decides; the other reviewer gets 409 with the name, and may
 * take over.
 */
export async function claimCase(
  { db, actor }: Context<Reviewer>,
  businessId: string,
  takesOver: boolean,
): Promise<ClaimRow> {
  const { verificationStatus } = await findSubmission(db, businessId);
  if (!verificationSteps[verificationStatus].mayDecide) {
    throw new Problem('already_decided', {
      detail: `It is ${verificationStatus} already`,
      members: { verification_status: verificationStatus },
    });
  }
  const endsAt = sql`clock_timestamp() + make_interval(mins => ${claimMinutes})`;
  const isFree = sql`${reviewClaims.reviewerId} = excluded.reviewer_id or ${reviewClaims.endsAt} <= clock_timestamp() or ${takesOver}`;
  await db
    .insert(reviewClaims)
    .values({ businessId, reviewerId: actor.reviewerId, endsAt })
    .onConflictDoUpdate({
      target: reviewClaims.businessId,
      set: { reviewerId: sql`excluded.reviewer_id`, endsAt: sql`excluded.ends_at` },
      setWhere: isFree,
    });
  const claim = (await findClaims(db, [businessId])).get(businessId);
  if (claim?.reviewerId === actor.reviewerId) return claim;
  throw new Problem('case_claimed', {
    detail: `It is being worked on by ${claim?.claimedBy ?? 'somebody else'}`,
    members: { claimed_by: claim?.claimedBy ?? null, claimed_until: claim?.endsAt.toISOString() ?? null },
  });
}

/** Releases an own claim, if any. */
export async function releaseCase({ db, actor }: Context<Reviewer>, businessId: string): Promise<void> {
  await db
    .delete(reviewClaims)
    .where(and(eq(reviewClaims.businessId, businessId), eq(reviewClaims.reviewerId, actor.reviewerId)));
}
