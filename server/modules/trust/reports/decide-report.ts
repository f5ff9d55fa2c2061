import { and, eq, isNotNull } from 'drizzle-orm';
import { reportCases, reports } from '#database/schema/reports.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { NoActionReason, ReportOutcome } from '#domain/reports/decisions.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { sendReportDecision } from '#server/modules/trust/reports/jobs.ts';

export interface Decision {
  outcome: ReportOutcome;
  reasons?: NoActionReason[];
  words?: string;
  /** Measure imposed with the decision. */
  measureId?: string;
}

type CaseOfReports = typeof reportCases.$inferSelect;

/** 409 `already_decided` with the reviewer. */
export async function requireUndecided({ db }: TransactionContext<Reviewer>, found: CaseOfReports): Promise<void> {
  if (found.decidedAt === null) return;
  const [reviewer] = await db
    .select({ username: reviewers.username })
    .from(reviewers)
    .where(eq(reviewers.id, found.reviewerId ?? ''));
  throw new Problem('already_decided', {
    detail: `It is decided already, by ${reviewer?.username}`,
    members: {
      outcome: found.outcome,
      decided_by: reviewer?.username ?? null,
      decided_at: found.decidedAt.toISOString(),
    },
  });
}

/**
 * Decides in the caller's transaction with its effects. Locks the case, so a concurrent reviewer gets 409. Call it
 * after locking business and event.
 */
export async function decideReport(
  tx: TransactionContext<Reviewer>,
  caseId: string,
  { outcome, reasons = [], words = '', measureId }: Decision,
): Promise<void> {
  const { db, actor, now, deps } = tx;
  const [found] = await db.select().from(reportCases).where(eq(reportCases.id, caseId)).for('no key update');
  if (!found) throw new Problem('not_found');
  await requireUndecided(tx, found);
  await db
    .update(reportCases)
    .set({ outcome, reasons, words: words || null, reviewerId: actor.reviewerId, decidedAt: now })
    .where(eq(reportCases.id, caseId));
  // Without texts: the log is retained longer than they may be.
  await writeAudit(tx, {
    action: 'report_decided',
    subject: `report_case:${caseId}`,
    before: null,
    after: { outcome, reasons, ...(measureId && { measure: measureId }) },
  });
  // One mail per address, so reports cannot flood a mailbox.
  const told = await db
    .selectDistinctOn([reports.email], { id: reports.id })
    .from(reports)
    .where(and(eq(reports.caseId, caseId), isNotNull(reports.email)))
    .orderBy(reports.email, reports.createdAt);
  for (const { id } of told) await enqueue({ db, deps }, sendReportDecision, { reportId: id });
}
