import { desc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { verificationDecisions } from '#database/schema/verifications.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export type DecisionRow = typeof verificationDecisions.$inferSelect & { decidedBy: string };

export async function findDecisions(db: Connection, businessIds: readonly string[]): Promise<Map<string, DecisionRow>> {
  if (businessIds.length === 0) return new Map();
  const { businessId, decidedAt } = verificationDecisions;
  const rows = await db
    .selectDistinctOn([businessId], { decision: verificationDecisions, decidedBy: reviewers.username })
    .from(verificationDecisions)
    .innerJoin(reviewers, eq(reviewers.id, verificationDecisions.reviewerId))
    .where(inArray(businessId, [...businessIds]))
    .orderBy(businessId, desc(decidedAt));
  return new Map(rows.map(({ decision, decidedBy }) => [decision.businessId, { ...decision, decidedBy }]));
}

export async function findVerification(db: Connection, businessId: BusinessScope) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Error(`membership of a missing business ${businessId}`);
  const decisions = await findDecisions(db, [businessId]);
  return { business, decision: decisions.get(businessId) ?? null };
}
