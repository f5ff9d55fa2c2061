import { randomUUIDv7 } from 'node:crypto';
import { auditEntries } from '#database/schema/audit-entries.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { Actor } from '#server/context/actor.ts';
import { actorName } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** Field values as in the API's JSON; never a secret. */
export type AuditState = Record<string, unknown>;

export interface AuditRecord {
  action: AuditAction;
  /** What was changed, as `noun:id`: `team_member:0198…`, `business:0198…`. */
  subject: string;
  /** Only the relevant fields; null when the subject did not exist before. */
  before: AuditState | null;
  /** Null when the subject no longer exists. A reason that was given belongs here too. */
  after: AuditState | null;
  /** The business whose log it belongs to, when the actor does not act for one. */
  businessId?: string;
}

/** Writes one entry of the audit log in the caller's transaction, so that it exists exactly when the change does. */
export async function writeAudit(
  { db, actor, now }: Pick<TransactionContext<Actor>, 'db' | 'actor' | 'now'>,
  { businessId, ...record }: AuditRecord,
): Promise<void> {
  await db.insert(auditEntries).values({
    id: randomUUIDv7(),
    businessId: businessId ?? ('businessId' in actor ? actor.businessId : null),
    actor: actorName(actor),
    ...record,
    createdAt: now,
  });
}
