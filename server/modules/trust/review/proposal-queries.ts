import { and, asc, eq, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { factProposals } from '#database/schema/fact-proposals.ts';
import type { Position } from '#server/http/cursor.ts';
import { finds, isOpen, submissionColumns } from '#server/modules/trust/review/queries.ts';

function waits(db: Database) {
  return db.$with('waits').as(
    db
      .select({ businessId: factProposals.businessId, since: min(factProposals.proposedAt).as('since') })
      .from(factProposals)
      .where(isNull(factProposals.endedAt))
      .groupBy(factProposals.businessId),
  );
}

function changes(db: Database, q: string, limit: number, after?: Position) {
  const waiting = waits(db);
  const beyond =
    after &&
    sql`(${waiting.since}, ${businesses.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .with(waiting)
    .select({ ...submissionColumns(), waitsSince: sql<Date>`${waiting.since}`.mapWith(factProposals.proposedAt) })
    .from(businesses)
    .innerJoin(waiting, eq(waiting.businessId, businesses.id))
    .where(and(isOpen, finds(q), beyond))
    .orderBy(asc(waiting.since), asc(businesses.id))
    .limit(limit);
}

/** One page, oldest deadline first, with the total. */
export async function findChangePage(db: Database, q: string, limit: number, page: number) {
  const [rows, total] = await Promise.all([changes(db, q, limit).offset((page - 1) * limit), countChanges(db, q)]);
  return { rows, total };
}

export function findChangesAfter(db: Database, q: string, limit: number, after: Position) {
  return changes(db, q, limit, after);
}

export async function countChanges(db: Database, q = ''): Promise<number> {
  const waiting = waits(db);
  const [row] = await db
    .with(waiting)
    .select({ number: sql<number>`count(*)::int` })
    .from(businesses)
    .innerJoin(waiting, eq(waiting.businessId, businesses.id))
    .where(and(isOpen, finds(q)));
  return row?.number ?? 0;
}
