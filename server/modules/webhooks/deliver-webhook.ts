import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { webhookAttempts, webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { nextWebhookAttempt, webhookSwitchOffMs } from '#domain/webhooks/retries.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import type { AttemptResult } from '#server/modules/webhooks/post-webhook.ts';
import { postWebhook } from '#server/modules/webhooks/post-webhook.ts';
import type { DeliveryRow, WebhookRow } from '#server/modules/webhooks/queries.ts';
import { signWebhook } from '#server/modules/webhooks/sign-webhook.ts';
import { unseal } from '#server/security/sealed.ts';

/** "Gone": the receiver wants no more. */
const GONE = 410;

function secretsOf(
  { sealedSecret, sealedPreviousSecret, previousSecretEndsAt }: WebhookRow,
  secretKey: string,
  now: Date,
): string[] {
  const isPreviousAlive = sealedPreviousSecret !== null && previousSecretEndsAt !== null && previousSecretEndsAt > now;
  return [sealedSecret, ...(isPreviousAlive ? [sealedPreviousSecret] : [])].map((sealed) => unseal(secretKey, sealed));
}

async function attempt(ctx: Context, webhook: WebhookRow, delivery: DeliveryRow): Promise<AttemptResult> {
  const { config } = ctx.deps;
  const body = JSON.stringify(delivery.body);
  const headers = signWebhook(secretsOf(webhook, config.secretKey, ctx.now), delivery.id, ctx.now, body);
  return postWebhook({ url: webhook.url, headers, body, allowPrivate: config.allowPrivateWebhooks });
}

/** Writes down what came of an attempt: done, try again later, or given up; and how the webhook as a whole is doing. */
async function settle(
  ctx: Context,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  result: AttemptResult,
  durationMs: number,
) {
  const isDelivered = result.status !== null && result.status >= 200 && result.status < 300;
  const attempts = delivery.attempts + 1;
  const nextAttemptAt =
    isDelivered || result.status === GONE ? null : nextWebhookAttempt(attempts, ctx.now, Math.random());
  const failingSince = isDelivered ? null : (webhook.failingSince ?? ctx.now);
  const isGivenUp =
    result.status === GONE ||
    (failingSince !== null && ctx.now.getTime() - failingSince.getTime() >= webhookSwitchOffMs);

  await inTransaction(ctx, async ({ db, now, deps }) => {
    await db.insert(webhookAttempts).values({
      id: randomUUIDv7(),
      deliveryId: delivery.id,
      responseStatus: result.status,
      error: result.error,
      durationMs,
      attemptedAt: now,
    });
    await db
      .update(webhookDeliveries)
      .set({
        status: isDelivered ? 'delivered' : nextAttemptAt && !isGivenUp ? 'pending' : 'failed',
        attempts,
        nextAttemptAt: isGivenUp ? null : nextAttemptAt,
        deliveredAt: isDelivered ? now : null,
      })
      .where(eq(webhookDeliveries.id, delivery.id));
    const status = isGivenUp ? ('disabled' as const) : webhook.status;
    await db.update(webhooks).set({ failingSince, status }).where(eq(webhooks.id, webhook.id));
    if (isGivenUp) await deps.jobs.enqueue(db, 'send-webhook-disabled', { webhookId: webhook.id });
    else if (nextAttemptAt) {
      await deps.jobs.enqueue(
        db,
        'deliver-webhook',
        { deliveryId: delivery.id, attempt: attempts + 1 },
        { startAfter: nextAttemptAt, group: webhook.id },
      );
    }
  });
}

/**
 * Makes one attempt at a delivery. It is written down only after the answer, so a process that dies in between leaves the
 * job to be done again: a receiver may get a delivery twice, under the same id, but never not at all.
 */
export async function deliverWebhook(
  ctx: Context,
  { deliveryId, attempt: number }: { deliveryId: string; attempt: number },
): Promise<void> {
  const [found] = await ctx.db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (found?.delivery.status !== 'pending' || found.delivery.attempts + 1 !== number) return;
  const { delivery, webhook } = found;
  if (webhook.status === 'disabled') {
    await ctx.db
      .update(webhookDeliveries)
      .set({ status: 'failed', nextAttemptAt: null })
      .where(eq(webhookDeliveries.id, deliveryId));
    return;
  }
  const start = performance.now();
  const result = await attempt(ctx, webhook, delivery);
  await settle({ ...ctx, now: ctx.deps.clock() }, webhook, delivery, result, Math.round(performance.now() - start));
}
