import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { coupons } from '#database/schema/coupons.ts';
import { goodwill } from '#database/schema/goodwill.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { goodwillCountsSince, leftAlone } from '#domain/credits/goodwill.ts';
import { Problem } from '#server/context/problem.ts';

const deciders = alias(reviewers, 'deciders');

function goodwillOf(db: Connection) {
  return db
    .select({
      gift: goodwill,
      companyName: businesses.companyName,
      proposedBy: reviewers.username,
      decidedBy: deciders.username,
    })
    .from(goodwill)
    .innerJoin(businesses, eq(businesses.id, goodwill.businessId))
    .leftJoin(reviewers, eq(reviewers.id, goodwill.proposedBy))
    .leftJoin(deciders, eq(deciders.id, goodwill.decidedBy))
    .$dynamic();
}

export type GoodwillRow = Awaited<ReturnType<typeof findWaitingGoodwill>>[number];

export function findWaitingGoodwill(db: Connection) {
  return goodwillOf(db).where(eq(goodwill.state, 'waiting')).orderBy(asc(goodwill.createdAt)).limit(100);
}

export function countWaitingGoodwill(db: Connection): Promise<number> {
  return db.$count(goodwill, eq(goodwill.state, 'waiting'));
}

export function findGoodwill(db: Connection, businessId: string) {
  return goodwillOf(db)
    .where(eq(goodwill.businessId, businessId))
    .orderBy(desc(goodwill.createdAt), desc(goodwill.id))
    .limit(100);
}

export async function findGift(db: Connection, id: string): Promise<GoodwillRow> {
  const [row] = await goodwillOf(db).where(eq(goodwill.id, id));
  if (!row) throw new Problem('not_found');
  return row;
}

/** Credits that one person may still give, after gifts and coupons of staff alone. */
export async function findLeftAlone(db: Connection, businessId: string, now: Date): Promise<number> {
  const since = goodwillCountsSince(now);
  const [[gifts], [issued]] = [
    await db
      .select({ credits: sql<number>`coalesce(sum(${goodwill.credits}), 0)::int` })
      .from(goodwill)
      .where(
        and(
          eq(goodwill.businessId, businessId),
          eq(goodwill.state, 'given'),
          isNotNull(goodwill.proposedBy),
          gt(goodwill.createdAt, since),
        ),
      ),
    await db
      .select({ credits: sql<number>`coalesce(sum(${coupons.credits}), 0)::int` })
      .from(coupons)
      .where(and(eq(coupons.onlyFor, businessId), isNotNull(coupons.madeBy), gt(coupons.createdAt, since))),
  ];
  return leftAlone((gifts?.credits ?? 0) + (issued?.credits ?? 0));
}

/** 403 `second_person_needed` with the credits that one person may still give. Call it with the business locked. */
export async function requireLeftAlone(db: Connection, businessId: string, credits: number, now: Date): Promise<void> {
  const left = await findLeftAlone(db, businessId, now);
  if (credits > left) throw new Problem('second_person_needed', { members: { left_alone: left } });
}
