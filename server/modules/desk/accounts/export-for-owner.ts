import { eq } from 'drizzle-orm';
import { users } from '#database/schema/users.ts';
import { exportStatus } from '#domain/account/export.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockCustomer } from '#server/modules/desk/people/lock-customer.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { findExportsOf } from '#server/modules/people/account/queries.ts';
import { startExport } from '#server/modules/people/account/request-export.ts';

/** Starts the export of a business, or joins a running one; staff never gets the file. 429 `export_recent`. */
export async function exportForOwner(tx: TransactionContext<Reviewer>, businessId: string, reason: string) {
  const { userId } = await lockCustomer(tx, businessId);
  const [owner] = await tx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) throw new Problem('not_found');
  const former = await findExportsOf(tx.db, { businessId, userId }, tx.now);
  const started = await startExport(tx, { businessId, userId });
  // A second click finds the running export, which is in the log already.
  if (!former.some(({ id }) => id === started.id)) {
    await writeAudit(tx, {
      action: 'export_started',
      subject: `business:${businessId}`,
      before: null,
      after: { user_email: owner.email, reason },
      businessId,
    });
  }
  const { expiresAt } = started;
  return { status: exportStatus(started, tx.now), to: owner.email, expires_at: expiresAt.toISOString() };
}
