import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { webhookAttempts, webhooks } from '#database/schema/webhooks.ts';
import { enqueueWebhook } from '#server/modules/webhooks/enqueue-webhook.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';

const HANGING = 20;
const TOLD = 5;

let app: TestApp;
let healthy: Awaited<ReturnType<typeof startWebhookReceiver>>;
let hanging: typeof healthy;
beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
  healthy = await startWebhookReceiver();
  hanging = await startWebhookReceiver(() => undefined);
});
afterAll(async () => {
  for (const receiver of [healthy, hanging]) receiver.close();
  await app.close();
});

/** Copies the webhook that the API made, under other ids: more than one business may have. */
async function multiply(url: string, count: number): Promise<void> {
  const [row] = await app.db.select().from(webhooks);
  if (!row) throw new Error('there is no webhook');
  await app.db.insert(webhooks).values(Array.from({ length: count }, () => ({ ...row, id: randomUUIDv7(), url })));
}

it('twenty receivers that hang delay a healthy one by nothing', async () => {
  // No attempt ends by itself: whatever arrives has not waited for another.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  const { token, businessId } = await createOwner(app);
  await app.call('POST', '/webhooks', { token, json: { url: healthy.url } });
  await multiply(hanging.url, HANGING);
  for (let i = 0; i < TOLD; i++) {
    await app.db.transaction((tx) =>
      enqueueWebhook({ db: tx, now: app.clock.now(), deps: app.deps }, businessId, 'event.created', { i }),
    );
  }
  await app.deps.jobs.work(app.handlers, {});
  await expect.poll(() => healthy.received.length, { timeout: 15_000 }).toBe(TOLD);
  await expect.poll(() => hanging.received.length, { timeout: 15_000 }).toBe(HANGING);
  await expect.poll(() => app.db.$count(webhookAttempts), { timeout: 15_000 }).toBe(TOLD);
});
