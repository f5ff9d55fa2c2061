import { randomUUIDv7 } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { webhookAttempts, webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { nextWebhookAttempt, webhookSwitchOffMs } from '#domain/webhooks/retries.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';
import type { DeliveryRow, WebhookRow } from '#server/modules/people/webhooks/queries.ts';
import { signWebhook } from '#server/modules/people/webhooks/sign-webhook.ts';
import type { AttemptResult } from '#server/security/post-to-public.ts';
import { postToPublic } from '#server/security/post-to-public.ts';
import { unseal } from '#server/security/sealed.ts';
import { traceHeaders } from '#server/telemetry/spans.ts';

/** Receivers that respond within this many milliseconds get concurrent deliveries. */
const QUICK_MS = 1000;
/** HTTP 410 Gone: the receiver wants no more deliveries. */
const GONE = 410;

function secretsOf(
  { sealedSecret, sealedPreviousSecret, previousSecretEndsAt }: WebhookRow,
  secretKey: string,
  now: Date,
): string[] {
  const isPreviousAlive = sealedPreviousSecret !== null && previousSecretEndsAt !== null && previousSecretEndsAt > now;
  return [sealedSecret, ...(isPreviousAlive ? [sealedPreviousSecret] : [])].map((sealed) => unseal(secretKey, sealed));
}

const isTaken = ({ status }: AttemptResult) => status !== null && status >= 200 && status < 300;

async function attempt(ctx: Context, webhook: WebhookRow, delivery: DeliveryRow): Promise<AttemptResult> {
  const { config, instrumentCall } = ctx.deps;
  const body = JSON.stringify(delivery.body);
  const signed = signWebhook(secretsOf(webhook, config.secretKey, ctx.now), delivery.id, ctx.now, body);
  const headers = { ...signed, 'Content-Type': 'application/json', 'User-Agent': 'Dabei-Webhooks/1' };
  const post = () =>
    postToPublic({
      url: webhook.url,
      headers: { ...headers, ...traceHeaders() },
      body,
      allowPrivate: config.allowPrivateWebhooks,
    });
  return instrumentCall({ service: 'webhook', operation: 'deliver' }, post, (result) => !isTaken(result));
}

function outcomeOf(webhook: WebhookRow, result: AttemptResult, attempts: number, now: Date) {
  const { status, durationMs } = result;
  const isDelivered = isTaken(result);
  const failingSince = isDelivered ? null : (webhook.failingSince ?? now);
  const hasFailedTooLong = failingSince !== null && now.getTime() - failingSince.getTime() >= webhookSwitchOffMs;
  const isGivenUp = status === GONE || hasFailedTooLong;
  const isOver = isDelivered || isGivenUp || webhook.status === 'disabled';
  return {
    isDelivered,
    isQuick: isDelivered && durationMs <= QUICK_MS,
    failingSince,
    isGivenUp,
    nextAttemptAt: isOver ? null : nextWebhookAttempt(attempts, now, Math.random()),
  };
}

/** Done, retry or given up; updates the webhook's health and keeps the owner's concurrent changes. */
async function settle(ctx: Context, called: WebhookRow, delivery: DeliveryRow, result: AttemptResult): Promise<void> {
  await inTransaction(ctx, async ({ db, now, deps }) => {
    const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, called.id)).for('no key update');
    if (!webhook) return;
    const attempts = delivery.attempts + 1;
    const { isDelivered, isQuick, failingSince, isGivenUp, nextAttemptAt } = outcomeOf(webhook, result, attempts, now);
    await db.insert(webhookAttempts).values({
      id: randomUUIDv7(),
      deliveryId: delivery.id,
      businessId: webhook.businessId,
      responseStatus: result.status,
      error: result.error,
      durationMs: result.durationMs,
      attemptedAt: now,
    });
    const [settled] = await db
      .update(webhookDeliveries)
      .set({
        status: isDelivered ? 'delivered' : nextAttemptAt ? 'pending' : 'failed',
        attempts,
        nextAttemptAt,
        deliveredAt: isDelivered ? now : null,
      })
      .where(and(isWaiting(delivery), eq(webhookDeliveries.attempts, delivery.attempts)))
      .returning({ id: webhookDeliveries.id });
    if (settled && nextAttemptAt) {
      const next = { deliveryId: delivery.id, attempt: attempts + 1 };
      await enqueue({ db, deps }, deliverWebhook, next, { startAfter: nextAttemptAt, group: webhook.id });
    }
    // A response of the previous URL says nothing about the current one.
    if (webhook.status === 'disabled' || webhook.url !== called.url) return;
    await db
      .update(webhooks)
      .set({ failingSince, isQuick, ...(isGivenUp ? { status: 'disabled' as const } : {}) })
      .where(eq(webhooks.id, webhook.id));
    if (!isGivenUp) return;
    const facts = { about: 'webhook_off', webhookId: webhook.id } as const;
    await writeNotices({ db, now, deps }, webhook.businessId, { kind: 'webhook_off', facts });
  });
}

const isWaiting = ({ id }: DeliveryRow) => and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'pending'));

/** Delivers at least once, since the result is recorded after the response; repeats have the same id. */
export const deliverWebhook = defineJob(
  'deliver-webhook',
  {
    data: { deliveryId: z.uuid(), attempt: z.int() },
    retry: 'soon',
    concurrency: { quick: 60, slow: 20, total: 200, perQuickGroup: 3, slowAfterMs: 2_000 },
  },
  async (ctx, { deliveryId, attempt: number }): Promise<void> => {
    const [found] = await ctx.db
      .select({ delivery: webhookDeliveries, webhook: webhooks })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(eq(webhookDeliveries.id, deliveryId));
    if (found?.delivery.status !== 'pending' || found.delivery.attempts + 1 !== number) return;
    const { delivery, webhook } = found;
    if (webhook.status === 'disabled') {
      await ctx.db.update(webhookDeliveries).set({ status: 'failed', nextAttemptAt: null }).where(isWaiting(delivery));
      return;
    }
    const result = await attempt(ctx, webhook, delivery);
    await settle({ ...ctx, now: ctx.deps.clock() }, webhook, delivery, result);
  },
);
