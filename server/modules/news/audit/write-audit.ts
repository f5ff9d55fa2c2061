import { randomUUIDv7 } from 'node:crypto';
import { auditEntries } from '#database/schema/audit-entries.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { NamedActor } from '#server/context/actor.ts';
import { actorName } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** Field values as in the API's JSON; never secrets. */
export type AuditState = Record<string, unknown>;

export interface AuditRecord {
  action: AuditAction;
  subject: string;
  /** Relevant fields; null for a created subject. */
  before: AuditState | null;
  /** Null for a deleted subject. Includes a given reason. */
  after: AuditState | null;
  /** The log's business, if the actor acts for none. */
  businessId?: string;
}

type Writer = Pick<TransactionContext, 'db' | 'now'> & { actor: NamedActor } & Partial<
    Pick<TransactionContext, 'requestId'>
  >;

/** Writes the entry in the caller's transaction. */
export async function writeAudit(
  { db, actor, now, requestId }: Writer,
  { businessId, ...record }: AuditRecord,
): Promise<void> {
  await db.insert(auditEntries).values({
    id: randomUUIDv7(),
    businessId: businessId ?? ('businessId' in actor ? actor.businessId : null),
    actor: actorName(actor),
    ...record,
    requestId: requestId || null,
    createdAt: now,
  });
}
