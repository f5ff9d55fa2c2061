import { and, count, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { reportCases, reports } from '#database/schema/reports.ts';
import { reportOutcomes } from '#domain/reports/decisions.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { toCsv } from '#server/http/csv.ts';

/** A figure, its breakdown (kind, outcome) and value; null if unmeasurable. */
export interface Figure {
  figure: string;
  of: string | null;
  value: number | null;
}

const beginOf = (year: number) => berlinInstant(`${year}-01-01`, '00:00');

/** Reports received in a year (Art. 15 and 24 DSA). No decision is automated. */
export async function findReportFigures(db: Database, year: number): Promise<Figure[]> {
  const { createdAt, kind, caseId } = reports;
  const { outcome, decidedAt } = reportCases;
  const isOfYear = and(gte(createdAt, beginOf(year)), lt(createdAt, beginOf(year + 1)));
  const hours = sql`extract(epoch from ${decidedAt} - ${createdAt}) / 3600`;
  const [byKind, byOutcome, [open], [median]] = await Promise.all([
    db.select({ of: kind, number: count() }).from(reports).where(isOfYear).groupBy(kind),
    db
      .select({ of: outcome, number: count() })
      .from(reports)
      .innerJoin(reportCases, eq(reportCases.id, caseId))
      .where(and(isOfYear, isNotNull(decidedAt)))
      .groupBy(outcome),
    db
      .select({ number: count() })
      .from(reports)
      .innerJoin(reportCases, eq(reportCases.id, caseId))
      .where(and(isOfYear, isNull(decidedAt))),
    db
      .select({
        hours: sql<number | null>`round((percentile_cont(0.5) within group (order by ${hours}))::numeric, 1)::float8`,
      })
      .from(reports)
      .innerJoin(reportCases, eq(reportCases.id, caseId))
      .where(and(isOfYear, isNotNull(decidedAt))),
  ]);
  const number = (rows: { of: string | null; number: number }[], name: string) =>
    rows.find((row) => row.of === name)?.number ?? 0;
  return [
    ...reportKinds.map((name) => ({ figure: 'reports_received', of: name, value: number(byKind, name) })),
    ...reportOutcomes.map((name) => ({ figure: 'reports_decided', of: name, value: number(byOutcome, name) })),
    { figure: 'reports_open', of: null, value: open?.number ?? 0 },
    { figure: 'reports_decided_by_automated_means', of: null, value: 0 },
    { figure: 'median_hours_to_decision', of: null, value: median?.hours ?? null },
  ];
}

export function toFiguresCsv(year: number, figures: readonly Figure[]): string {
  return toCsv(
    ['year', 'figure', 'of', 'value'],
    figures.map(({ figure, of, value }) => [year, figure, of, value]),
  );
}
