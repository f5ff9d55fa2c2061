import { randomUUIDv7 } from 'node:crypto';
import { isNull, sql } from 'drizzle-orm';
import { reportCases, reports } from '#database/schema/reports.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import { hoursToDecide } from '#domain/reports/kinds.ts';
import type { NamedTarget } from '#domain/reports/targets.ts';
import { referenceOf } from '#domain/shared/reference.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { findTarget } from '#server/modules/trust/reports/find-target.ts';
import { sendReportReceipt } from '#server/modules/trust/reports/jobs.ts';

interface NewReport {
  kind: ReportKind;
  explanation: string;
  name: string | null;
  email: string | null;
  /** The target as typed. */
  named?: string;
  /** Consumer app user. */
  appUserId?: string;
}

const HOUR_MS = 3_600_000;

/** Limits per app user, else per caller. Returns whether the address may get a confirmation. */
export async function countReport(
  { deps, ip }: Context,
  { email, appUserId }: { email: string | null; appUserId?: string },
): Promise<boolean> {
  if (appUserId === undefined) await deps.rateLimits.consume('reportAddress', '', ip);
  else await deps.rateLimits.consume('reportPerson', appUserId);
  return email !== null && deps.rateLimits.take('reportSender', email);
}

/**
 * Adds to the target's open case or a new one. An unknown target makes a case too; the response does not reveal the
 * difference.
 */
export async function sendReport(
  { db, now, language, deps }: TransactionContext,
  target: NamedTarget | null,
  report: NewReport,
  mayMail: boolean,
): Promise<{ reference: string }> {
  const found = target && (await findTarget(db, target, now));
  const newCaseId = randomUUIDv7();
  const [{ caseId } = { caseId: newCaseId }] = await db
    .insert(reportCases)
    .values({
      id: newCaseId,
      targetKind: found?.kind ?? 'unknown',
      businessId: found?.businessId ?? null,
      eventId: found?.eventId ?? null,
      target: found ? `${found.kind}:${found.eventId ?? found.businessId}` : `unknown:${newCaseId}`,
      content: found?.content ?? null,
      firstReportedAt: now,
      dueAt: new Date(now.getTime() + hoursToDecide[report.kind] * HOUR_MS),
    })
    .onConflictDoUpdate({
      target: reportCases.target,
      targetWhere: isNull(reportCases.decidedAt),
      set: { dueAt: sql`least(${reportCases.dueAt}, excluded.due_at)` },
    })
    .returning({ caseId: reportCases.id });
  const id = randomUUIDv7();
  await db.insert(reports).values({ id, caseId, ...report, language, createdAt: now });
  if (mayMail) await enqueue({ db, deps }, sendReportReceipt, { reportId: id });
  return { reference: referenceOf(id) };
}
