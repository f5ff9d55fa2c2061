import type { Actor } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import type { AuditRecord } from '#server/modules/news/audit/write-audit.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Call it with data to return, before returning it: if the entry fails, so does the request. */
export async function writeAccess(ctx: Context<Actor>, record: Omit<AuditRecord, 'before'>): Promise<void> {
  await inTransaction(ctx, (tx) => writeAudit(tx, { ...record, before: null }));
}
