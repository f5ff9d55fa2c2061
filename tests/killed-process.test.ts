import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/shared/calendar.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { eventInput } from '#tests/support/factories.ts';
import { lapseHeartbeat } from '#tests/support/lapse-heartbeat.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { startProductProcess } from '#tests/support/product-process.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';

/* Several real processes on one database, for failures that need a death or a second process. */
let database: TestDatabase;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let product: ProductProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await startWebhookReceiver();
  product = await startProductProcess(database.url);
});
afterAll(async () => {
  await product.stop();
  receiver.close();
  await database.drop();
});

async function publish(token: string, title: string): Promise<string> {
  const json = eventInput({
    title,
    event_date: addDays(new Date().toISOString().slice(0, 10), 7),
    status: 'published',
  });
  const { status, body } = await product.call<{ id: string }>('POST', '/events', { token, json });
  expect(status).toBe(201);
  return body.id;
}

describe('a process that is killed between commit and delivery', () => {
  it('leaves nothing undelivered, and what it had begun comes again under the same id', async () => {
    const token = await product.signIn();
    const json = { url: receiver.url, event_types: ['event.created'] };
    const hook = (await product.call<{ id: string; secret: string }>('POST', '/webhooks', { token, json })).body;

    receiver.reply = () => undefined; // Keeps the delivery in flight until the process dies.
    const ids = [await publish(token, 'Quiz')];
    await expect.poll(() => receiver.received.length).toBe(1);
    ids.push(await publish(token, 'Tanz'), await publish(token, 'Lesung'));
    await product.kill();
    const held = receiver.received.splice(0);

    receiver.reply = (response) => response.writeHead(204).end();
    product = await startProductProcess(database.url);
    await lapseHeartbeat(database.url, 'deliver-webhook');
    await expect.poll(() => receiver.received.length).toBe(ids.length);

    const delivered = receiver.received.map(({ headers, body }) => ({
      id: headers['webhook-id'],
      data: new Webhook(hook.secret).verify(body, headers) as { data: { event: { id: string } } },
    }));
    expect(delivered.map(({ data }) => data.data.event.id).toSorted()).toEqual(ids.toSorted());
    expect(held).toHaveLength(1);
    const again = delivered.find(({ data }) => data.data.event.id === ids[0]);
    expect(again?.id).toBe(held[0]?.headers['webhook-id']);

    const log = () => product.call<{ data: { status: string }[] }>('GET', `/webhooks/${hook.id}/deliveries`, { token });
    await expect
      .poll(async () => (await log()).body.data.map(({ status }) => status))
      .toEqual(ids.map(() => 'delivered'));
  });
});

describe('a receiver that hangs', () => {
  it('gets one call at a time and keeps no other receiver waiting', async () => {
    const token = await product.signIn();
    const slow = await startWebhookReceiver(() => undefined);
    const quick = await startWebhookReceiver();
    for (const { url } of [slow, quick]) {
      await product.call('POST', '/webhooks', {
        token,
        json: { url, event_types: ['event.deleted'], includes_drafts: true },
      });
    }
    const drafts = await Promise.all(
      ['Eins', 'Zwei', 'Drei'].map((title) =>
        product.call<{ id: string }>('POST', '/events', { token, json: { title } }),
      ),
    );
    for (const { body } of drafts) await product.call('DELETE', `/events/${body.id}`, { token });
    await expect.poll(() => quick.received.length).toBe(drafts.length);
    await expect.poll(() => slow.received.length).toBe(1);
    for (const each of [slow, quick]) each.close();
  });
});

describe('two processes', () => {
  it('share the limit of a key, exactly', async () => {
    const other = await startProductProcess(database.url);
    const token = await product.signIn();
    const { body } = await product.call<{ key: string }>('POST', '/api-keys', { token, json: { name: 'Kasse' } });
    const list = await product.call<{ requests_per_minute: number }>('GET', '/api-keys', { token });
    const limit = list.body.requests_per_minute;
    const statuses = await Promise.all(
      Array.from({ length: limit + 30 }, async (_, call) => {
        for (;;) {
          const { status } = await (call % 2 ? other : product).call('GET', '/events', { key: body.key });
          if (status !== 503) return status;
          // Retries callers that were turned away.
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      }),
    );
    await other.stop();
    expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });
});
