import type { z } from 'zod';
import type { AuditEntrySchema } from '#contract/audit.ts';
import type { AuditRow } from '#server/modules/news/audit/queries.ts';

export function toAuditEntry(row: AuditRow, names: ReadonlyMap<string, string>): z.input<typeof AuditEntrySchema> {
  const [kind = row.actor] = row.actor.split(':');
  return {
    id: row.id,
    action: row.action,
    actor: { kind, name: names.get(row.actor) ?? null },
    subject: row.subject,
    before: row.before,
    after: row.after,
    created_at: row.createdAt.toISOString(),
  };
}
