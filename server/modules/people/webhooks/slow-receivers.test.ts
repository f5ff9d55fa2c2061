import { randomUUIDv7 } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { webhookAttempts, webhooks } from '#database/schema/webhooks.ts';
import { enqueueWebhook } from '#server/modules/people/webhooks/enqueue-webhook.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { startWebhookReceiver, thank } from '#tests/support/webhook-receiver.ts';

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

/** Bypasses the API's limit. */
async function multiply(url: string, count: number): Promise<void> {
  const [row] = await app.db.select().from(webhooks);
  if (!row) throw new Error('there is no webhook');
  await app.db.insert(webhooks).values(Array.from({ length: count }, () => ({ ...row, id: randomUUIDv7(), url })));
}

it('a receiver whose last answer was good and soon is called a few times at once, another one once at a time', async () => {
  const { token, businessId } = await createOwner(app);
  const { body } = await app.call<{ id: string }>('POST', '/webhooks', { token, json: { url: healthy.url } });
  const tiers = async () => {
    const [row] = await app.db.select().from(webhooks).where(eq(webhooks.id, body.id));
    await app.db.transaction((tx) =>
      enqueueWebhook({ db: tx, now: app.clock.now(), deps: app.deps }, businessId, 'event.created', {}),
    );
    const waiting = sql<string>`select group_tier from pgboss.job where group_id = ${body.id} and state = 'created'`;
    const { rows } = await app.db.execute<{ group_tier: string | null }>(waiting);
    await app.deps.jobs.drain(app.handlers);
    return { isQuick: row?.isQuick, tiers: rows.map((each) => each.group_tier) };
  };
  expect(await tiers()).toEqual({ isQuick: false, tiers: [null] });
  expect(await tiers()).toEqual({ isQuick: true, tiers: ['quick'] });
  healthy.reply = (response) => response.writeHead(500).end();
  await tiers();
  healthy.reply = thank;
  expect(await tiers()).toMatchObject({ isQuick: false });
  await app.call('PATCH', `/webhooks/${body.id}`, { token, json: { url: `${healthy.url}/moved` } });
  expect(await tiers()).toMatchObject({ isQuick: false });
  await app.call('DELETE', `/webhooks/${body.id}`, { token });
  healthy.received.length = 0;
  await app.db.delete(webhookAttempts);
});

it('twenty receivers that hang delay a healthy one by nothing', async () => {
  // Disables timeouts.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  const { token, businessId } = await createOwner(app);
  await app.call('POST', '/webhooks', { token, json: { url: healthy.url } });
  await multiply(hanging.url, HANGING);
  for (let i = 0; i < TOLD; i++) {
    await app.db.transaction((tx) =>
      enqueueWebhook({ db: tx, now: app.clock.now(), deps: app.deps }, businessId, 'event.created', { i }),
    );
  }
  await app.deps.jobs.work(app.handlers);
  await expect.poll(() => healthy.received.length).toBe(TOLD);
  await expect.poll(() => hanging.received.length).toBe(HANGING);
  await expect.poll(() => app.db.$count(webhookAttempts)).toBe(TOLD);
});
