import { eq } from 'drizzle-orm';
import { webhooks } from '#database/schema/webhooks.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { refusePrivateTarget } from '#server/modules/people/webhooks/create-webhook.ts';
import type { WebhookRow } from '#server/modules/people/webhooks/queries.ts';
import { lockWebhook } from '#server/modules/people/webhooks/queries.ts';
import { toWebhook } from '#server/modules/people/webhooks/to-webhook.ts';

interface Change {
  url?: string | undefined;
  event_types?: WebhookEventType[] | undefined;
  includes_drafts?: boolean | undefined;
  body_version?: number | undefined;
  status?: 'active' | 'disabled' | undefined;
}

const auditState = ({ url, eventTypes, status }: WebhookRow) => ({ url, event_types: eventTypes, status });

/** Enabling resets the failures. */
export async function updateWebhook(
  ctx: Context<Member>,
  id: string,
  change: Change,
  ifMatch: string | undefined,
): Promise<WebhookRow> {
  if (change.url !== undefined) refusePrivateTarget(ctx, change.url);
  return inTransaction(ctx, async (tx) => {
    const before = await lockWebhook(tx.db, tx.actor, id);
    if (!before) throw new Problem('not_found');
    requireMatch(ifMatch, toWebhook(before));
    const [row] = await tx.db
      .update(webhooks)
      .set({
        url: change.url,
        eventTypes: change.event_types,
        includesDrafts: change.includes_drafts,
        bodyVersion: change.body_version,
        status: change.status,
        ...(change.status === 'active' ? { failingSince: null } : {}),
        ...(change.url !== undefined && change.url !== before.url ? { isQuick: false } : {}),
        updatedAt: tx.now,
      })
      .where(eq(webhooks.id, id))
      .returning();
    if (!row) throw new Problem('not_found');
    await writeAudit(tx, {
      action: 'webhook_changed',
      subject: `webhook:${id}`,
      before: auditState(before),
      after: auditState(row),
      businessId: row.businessId,
    });
    return row;
  });
}
