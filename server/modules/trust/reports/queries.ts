import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { reportCases, reports } from '#database/schema/reports.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { ReportState } from '#domain/reports/decisions.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';

export type ReportRow = typeof reports.$inferSelect;
export type CaseRow = Awaited<ReturnType<typeof findCases>>[number];

interface CaseFilter {
  state: ReportState;
  kind?: ReportKind | undefined;
}

const EARLIER = 20;

function matching(db: Database, { state, kind }: CaseFilter) {
  const isOfCase = and(eq(reports.caseId, reportCases.id), kind && eq(reports.kind, kind));
  return and(
    (state === 'open' ? isNull : isNotNull)(reportCases.decidedAt),
    kind && exists(db.select({ id: reports.id }).from(reports).where(isOfCase)),
  );
}

/** Without reports. */
async function findCases(db: Database, where: SQL | undefined, order: SQL[], limit: number, offset = 0) {
  const rows = await db
    .select({
      reportCase: reportCases,
      decidedBy: reviewers.username,
      /** The first typed target, all that is known of one not found. */
      named: sql<string | null>`(
        select ${reports.named} from ${reports} where ${reports.caseId} = ${reportCases.id} order by ${reports.id} limit 1)`,
      business: {
        id: businesses.id,
        verificationStatus: businesses.verificationStatus,
        displayName: sql<string>`coalesce(${businessProfiles.displayName}, ${businesses.companyName})`,
      },
    })
    .from(reportCases)
    .leftJoin(reviewers, eq(reviewers.id, reportCases.reviewerId))
    .leftJoin(businesses, eq(businesses.id, reportCases.businessId))
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, reportCases.businessId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const ids = rows.map((row) => row.reportCase.id);
  const counted = await db
    .select({ caseId: reports.caseId, kind: reports.kind, number: count() })
    .from(reports)
    .where(inArray(reports.caseId, ids))
    .groupBy(reports.caseId, reports.kind)
    .orderBy(desc(count()), asc(reports.kind));
  return rows.map((row) => ({ ...row, kinds: counted.filter(({ caseId }) => caseId === row.reportCase.id) }));
}

/** Open cases by due date, decided ones newest first. */
export async function findCasePage(db: Database, filter: CaseFilter, limit: number, page: number) {
  const { dueAt, decidedAt, id } = reportCases;
  const order = filter.state === 'open' ? [asc(dueAt), asc(id)] : [desc(decidedAt), desc(id)];
  const where = matching(db, filter);
  const [rows, total] = await Promise.all([
    findCases(db, where, order, limit, (page - 1) * limit),
    db.$count(reportCases, where),
  ]);
  return { rows, total };
}

export async function countCases(db: Database, now: Date) {
  const isOpen = isNull(reportCases.decidedAt);
  const [open, late, decided] = await Promise.all([
    db.$count(reportCases, isOpen),
    db.$count(reportCases, and(isOpen, lt(reportCases.dueAt, now))),
    db.$count(reportCases, isNotNull(reportCases.decidedAt)),
  ]);
  return { open, late, decided };
}

/** The case with its reports in order and the business's newest other cases. */
export async function findCase(db: Database, caseId: string) {
  const [found] = await findCases(db, eq(reportCases.id, caseId), [asc(reportCases.id)], 1);
  if (!found) return undefined;
  const { businessId } = found.reportCase;
  const [all, earlier] = await Promise.all([
    db.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(asc(reports.createdAt), asc(reports.id)),
    businessId === null
      ? []
      : findCases(
          db,
          and(eq(reportCases.businessId, businessId), ne(reportCases.id, caseId)),
          [desc(reportCases.firstReportedAt), desc(reportCases.id)],
          EARLIER,
        ),
  ]);
  return { found, reports: all, earlier };
}

export async function findReport(db: Database, reportId: string) {
  const [row] = await db
    .select({ report: reports, reportCase: reportCases })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(eq(reports.id, reportId));
  return row;
}
