import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { businesses } from '#database/schema/businesses.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import { draftMarginMs, draftPauseMs } from '#domain/webhooks/draft-batching.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { deliverWebhook } from '#server/modules/people/webhooks/deliver-webhook.ts';
import type { WebhookRow } from '#server/modules/people/webhooks/queries.ts';
import { toBody } from '#server/modules/people/webhooks/to-webhook.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;
type Listener = Pick<WebhookRow, 'id' | 'businessId' | 'isQuick' | 'bodyVersion'>;

/** Returns the id, the `webhook-id`. */
export async function enqueueDelivery(
  { db, now, deps }: InTransaction,
  webhook: Listener,
  eventType: string,
  data: Record<string, unknown>,
  dueAt = now,
): Promise<string> {
  const { id: webhookId, businessId, isQuick } = webhook;
  const id = randomUUIDv7();
  const body = toBody(webhook, eventType, data, now);
  await db.insert(webhookDeliveries).values({
    id,
    webhookId,
    businessId,
    eventType,
    body,
    status: 'pending',
    nextAttemptAt: dueAt,
    createdAt: now,
  });
  const when = dueAt > now ? { startAfter: dueAt } : {};
  await enqueue({ db, deps }, deliverWebhook, { deliveryId: id, attempt: 1 }, { group: webhookId, isQuick, ...when });
  return id;
}

interface Subject {
  id: string;
  status: EventStatus;
}

/** Pending changes of this draft, due late enough to be unstarted. */
function pendingChanges({ now }: InTransaction, webhookId: string, { id }: Subject) {
  return and(
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.eventType, 'event.updated'),
    eq(webhookDeliveries.status, 'pending'),
    eq(webhookDeliveries.attempts, 0),
    gt(webhookDeliveries.createdAt, new Date(now.getTime() - draftPauseMs)),
    gt(webhookDeliveries.nextAttemptAt, new Date(now.getTime() + draftMarginMs)),
    sql`${webhookDeliveries.body} #>> '{data,event,id}' = ${id}`,
  );
}

/** Draft changes without an attempt. */
export function mayStillChange(now: Date) {
  return and(
    eq(webhookDeliveries.eventType, 'event.updated'),
    eq(webhookDeliveries.status, 'pending'),
    eq(webhookDeliveries.attempts, 0),
    gt(webhookDeliveries.createdAt, new Date(now.getTime() - draftPauseMs)),
    gt(webhookDeliveries.nextAttemptAt, now),
  );
}

/** Batches a draft's changes within a minute into its last state. */
async function enqueueDraftChange(
  ctx: InTransaction,
  webhook: Listener,
  data: Record<string, unknown>,
  draft: Subject,
) {
  const body = toBody(webhook, 'event.updated', data, ctx.now);
  const replaced = await ctx.db
    .update(webhookDeliveries)
    .set({ body })
    .where(pendingChanges(ctx, webhook.id, draft))
    .returning({ id: webhookDeliveries.id });
  if (replaced.length > 0) return;
  await enqueueDelivery(ctx, webhook, 'event.updated', data, new Date(ctx.now.getTime() + draftPauseMs));
}

/** The real business, which also owns the webhooks of its test side. */
const listener = sql`coalesce(
  (select ${businesses.testOf} from ${businesses} where ${businesses.id} = ${sql.placeholder('businessId')}::uuid),
  ${sql.placeholder('businessId')}::uuid)`;

const findListening = prepared('find_listening_webhooks', (db) =>
  db
    .select({
      id: webhooks.id,
      businessId: webhooks.businessId,
      includesDrafts: webhooks.includesDrafts,
      isQuick: webhooks.isQuick,
      bodyVersion: webhooks.bodyVersion,
    })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.businessId, listener),
        eq(webhooks.isTest, sql.placeholder('isTest')),
        sql`case when ${webhooks.includesDrafts} then ${sql.placeholder('eventType')}::text
          else ${sql.placeholder('publicType')}::text end = any(${webhooks.eventTypes})`,
      ),
    )
    // A concurrent deletion would violate the foreign key.
    .for('key share'),
);

interface About {
  subject?: Subject;
  /** For webhooks without drafts, where events exist once guests see them; null before. */
  publicType?: WebhookEventType | null;
}

/**
 * One delivery per subscribed webhook, in the caller's transaction; disabled ones only store it. Draft changes are
 * batched and go to webhooks with drafts; later messages replace waiting ones.
 */
export async function enqueueWebhook(
  ctx: InTransaction,
  businessId: string,
  type: WebhookEventType,
  data: Record<string, unknown>,
  { subject, publicType = type }: About = {},
): Promise<void> {
  const listening = await findListening(ctx.db).execute({
    businessId,
    eventType: type,
    publicType,
    isTest: isTestBusiness(businessId),
  });
  for (const webhook of listening) {
    const { id, includesDrafts } = webhook;
    if (!includesDrafts) await enqueueDelivery(ctx, webhook, publicType ?? type, data);
    else if (type !== 'event.updated' || !subject) await enqueueDelivery(ctx, webhook, type, data);
    else if (subject.status === 'draft') await enqueueDraftChange(ctx, webhook, data, subject);
    else {
      await ctx.db.delete(webhookDeliveries).where(pendingChanges(ctx, id, subject));
      await enqueueDelivery(ctx, webhook, type, data);
    }
  }
}
