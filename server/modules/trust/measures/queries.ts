import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { measureComplaints, measureHistory, measures } from '#database/schema/measures.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { Problem } from '#server/context/problem.ts';

export type MeasureRow = typeof measures.$inferSelect;

const MOST = 100;

const imposer = alias(reviewers, 'imposer');
const decider = alias(reviewers, 'decider');

function measuresWith(db: Connection) {
  return db
    .select({
      measure: measures,
      complaint: measureComplaints,
      imposedBy: imposer.username,
      decidedBy: decider.username,
      companyName: businesses.companyName,
    })
    .from(measures)
    .innerJoin(businesses, and(eq(businesses.id, measures.businessId), isNull(businesses.closedAt)))
    .innerJoin(imposer, eq(imposer.id, measures.imposedBy))
    .leftJoin(
      measureComplaints,
      and(eq(measureComplaints.businessId, measures.businessId), eq(measureComplaints.measureId, measures.id)),
    )
    .leftJoin(decider, eq(decider.id, measureComplaints.decidedBy))
    .$dynamic();
}

async function withHistory<Row extends { measure: MeasureRow }>(db: Connection, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const steps = await db
    .select()
    .from(measureHistory)
    .where(
      and(
        inArray(
          measureHistory.businessId,
          rows.map(({ measure }) => measure.businessId),
        ),
        inArray(
          measureHistory.measureId,
          rows.map(({ measure }) => measure.id),
        ),
      ),
    )
    .orderBy(asc(measureHistory.createdAt), asc(measureHistory.id));
  const stepsOf = Map.groupBy(steps, ({ measureId }) => measureId);
  return rows.map((row) => ({ ...row, history: stepsOf.get(row.measure.id) ?? [] }));
}

export type MeasureWithHistory = Awaited<ReturnType<typeof findMeasures>>[number];

/** Newest measures, with complaint and history. */
export async function findMeasures(db: Connection, businessId: string) {
  const rows = await measuresWith(db)
    .where(eq(measures.businessId, businessId))
    .orderBy(desc(measures.imposedAt), desc(measures.id))
    .limit(MOST);
  return withHistory(db, rows);
}

/** 404 if unknown. */
export async function findMeasure(db: Connection, businessId: string, id: string): Promise<MeasureWithHistory> {
  const rows = await measuresWith(db).where(and(eq(measures.businessId, businessId), eq(measures.id, id)));
  const [found] = await withHistory(db, rows);
  if (!found) throw new Problem('not_found');
  return found;
}

/** Undecided complaints by due date. */
export async function findWaitingComplaints(db: Connection): Promise<MeasureWithHistory[]> {
  const isWaiting = sql`${measureComplaints.measureId} is not null and ${measureComplaints.decidedAt} is null`;
  const rows = await measuresWith(db)
    .where(isWaiting)
    .orderBy(asc(measureComplaints.dueAt), asc(measures.id))
    .limit(MOST);
  return withHistory(db, rows);
}

/** Events that guests see or will see; coming ones first, soonest first. */
export async function findHideableEvents(db: Connection, businessId: string) {
  return db
    .select({ id: events.id, title: events.title, eventDate: events.eventDate, status: events.status })
    .from(events)
    .where(
      and(
        eq(events.businessId, businessId),
        inArray(events.status, ['published', 'scheduled', 'cancelled']),
        isNull(events.hiddenBy),
        ne(events.isDeletedThen, true),
      ),
    )
    .orderBy(desc(events.eventDate), desc(events.id))
    .limit(MOST);
}

/** Business name in statements of reasons: as guests know it, else the company's. */
export async function findStatedName(db: Connection, businessId: string): Promise<string> {
  const [found] = await db
    .select({ companyName: businesses.companyName, displayName: businessProfiles.displayName })
    .from(businesses)
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .where(eq(businesses.id, businessId));
  return found?.displayName || (found?.companyName ?? '');
}
