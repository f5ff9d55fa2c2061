import type { Actor } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import type { AuditRecord } from '#server/modules/news/audit/write-audit.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/**
 * Records that somebody is about to read or export personal data. Called once it is clear that there is something to show,
 * and before it is shown: when the entry cannot be written, the call fails and shows nothing.
 */
export async function writeAccess(ctx: Context<Actor>, record: Omit<AuditRecord, 'before'>): Promise<void> {
  await inTransaction(ctx, (tx) => writeAudit(tx, { ...record, before: null }));
}
