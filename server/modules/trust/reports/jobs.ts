import { and, inArray, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { reportCases, reports } from '#database/schema/reports.ts';
import { keptSince } from '#domain/retention/retention.ts';
import { reportDecisionMail, reportReceiptMail } from '#server/adapters/mails/content-report-mails.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { findReport } from '#server/modules/trust/reports/queries.ts';

/** Cases per transaction. */
const BATCH_ROWS = 500;

/** Repeats nothing typed, since anybody can enter another's address. */
export const sendReportReceipt = defineJob(
  'send-report-receipt',
  { data: { reportId: z.uuid() }, retry: 'a day' },
  async ({ db, deps }, { reportId }): Promise<void> => {
    const found = await findReport(db, reportId);
    if (!found?.report.email) return;
    await deps.mailer.send(await reportReceiptMail(deps.config, found.report.email, found.report));
  },
);

export const sendReportDecision = defineJob(
  'send-report-decision',
  { data: { reportId: z.uuid() }, retry: 'a day' },
  async ({ db, deps }, { reportId }): Promise<void> => {
    const found = await findReport(db, reportId);
    if (!found?.report.email || found.reportCase.outcome === null) return;
    const { outcome, reasons, words } = found.reportCase;
    await deps.mailer.send(
      await reportDecisionMail(deps.config, found.report.email, found.report, { outcome, reasons, words }),
    );
  },
);

/** Months after the decision; figures stay. */
export async function forgetReporters(ctx: Context): Promise<void> {
  const isOld = and(isNull(reportCases.forgottenAt), lte(reportCases.decidedAt, keptSince('reporters', ctx.now)));
  for (let left = BATCH_ROWS; left === BATCH_ROWS; ) {
    left = await inTransaction(ctx, async ({ db, now }) => {
      const old = await db.select({ id: reportCases.id }).from(reportCases).where(isOld).limit(BATCH_ROWS);
      const ids = old.map(({ id }) => id);
      await db
        .update(reports)
        .set({ named: null, explanation: null, name: null, email: null, appUserId: null })
        .where(inArray(reports.caseId, ids));
      await db
        .update(reportCases)
        .set({ content: null, words: null, forgottenAt: now })
        .where(inArray(reportCases.id, ids));
      return ids.length;
    });
  }
}
