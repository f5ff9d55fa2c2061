import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { enqueueWebhook } from '#server/modules/people/webhooks/enqueue-webhook.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import type { Reply } from '#tests/support/webhook-receiver.ts';
import { isSigned, startWebhookReceiver, thank } from '#tests/support/webhook-receiver.ts';

interface Delivery {
  id: string;
  status: string;
  attempts: { response_status: number | null; error: string | null; duration_ms: number }[];
}

const CHUNK = 'x'.repeat(16 * 1024);

/** Returns the bytes sent. */
async function pour({ socket }: ServerResponse, start: string, piece: string): Promise<number> {
  let bytesSent = 0;
  socket?.write(start);
  while (socket && !socket.destroyed) {
    bytesSent += piece.length;
    if (socket.write(piece)) await nextTurn();
    else await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  return bytesSent;
}

const troubles: Record<string, Reply> = {
  hangs: () => undefined,
  fails: (response) => response.writeHead(503).end('later'),
  redirects: (response) => response.writeHead(307, { Location: 'http://169.254.169.254/latest' }).end(),
  'is cut off in the middle of its answer': ({ socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\nContent-Le', () => socket.resetAndDestroy());
  },
  'answers something else than HTTP': ({ socket }) => socket?.end('220 mail.example ESMTP\r\n'),
  'never ends its head': (response) => void pour(response, 'HTTP/1.1 200 OK\r\n', `X-More: ${CHUNK}\r\n`),
};

let app: TestApp;
let token = '';
let businessId = '';
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let hook: { id: string; secret: string };

beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
  ({ token, businessId } = await createOwner(app));
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  receiver.close();
  await app.close();
});
beforeEach(async () => {
  await app.db.delete(webhooks);
  receiver.received.length = 0;
  receiver.reply = thank;
  const { body } = await app.call<typeof hook>('POST', '/webhooks', { token, json: { url: receiver.url } });
  hook = body;
});

function shortenWait() {
  const { timeout } = AbortSignal;
  return vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout.call(AbortSignal, 100));
}

const tell = (title: string) =>
  app.db.transaction((tx) =>
    enqueueWebhook({ db: tx, now: app.clock.now(), deps: app.deps }, businessId, 'event.created', { title }),
  );
const deliveries = async () =>
  (await app.call<{ data: Delivery[] }>('GET', `/webhooks/${hook.id}/deliveries`, { token })).body.data;

async function tryAgain(): Promise<void> {
  const rows = await app.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.status, 'pending'))
    .orderBy(asc(webhookDeliveries.id));
  for (const { id, attempts } of rows) {
    await app.handlers['deliver-webhook']({ deliveryId: id, attempt: attempts + 1 });
  }
}

describe('a delivery', () => {
  it('whose job was given up, as when the database was away for long, is taken up again within two hours', async () => {
    await tell('Quiz');
    await app.db.execute(sql`delete from pgboss.job where name = 'deliver-webhook'`);
    await app.handlers['sweep-expired']({});
    await app.runJobs();
    expect(receiver.received).toEqual([]);
    app.clock.advance({ minutes: 61 });
    await app.handlers['sweep-expired']({});
    await app.handlers['sweep-expired']({});
    await app.runJobs();
    app.clock.advance({ minutes: -61 });
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: [{ response_status: 200 }] }]);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('what the owner does while an attempt is on its way', () => {
  /** `end` makes the receiver respond, then waits for the recorded result. */
  async function begin(end: (response: ServerResponse) => void = (response) => response.writeHead(503).end()) {
    const held = new Promise<ServerResponse>((resolve) => {
      receiver.reply = resolve;
    });
    await tell('Quiz');
    const work = app.runJobs();
    const response = await held;
    return async () => {
      end(response);
      await work;
    };
  }
  const change = (json: object) => app.call('PATCH', `/webhooks/${hook.id}`, { token, json });
  const state = async () => (await app.call<{ data: object[] }>('GET', '/webhooks', { token })).body.data[0];

  it.each([
    ['fails', (response: ServerResponse) => response.writeHead(503).end(), 'failed'],
    ['succeeds', (response: ServerResponse) => response.writeHead(200).end(), 'delivered'],
  ] as const)('switching off stays, when it %s', async (_, reply, status) => {
    const end = await begin(reply);
    await change({ status: 'disabled' });
    await end();
    expect(await state()).toMatchObject({ status: 'disabled', failing_since: null });
    expect(await deliveries()).toMatchObject([{ status }]);
    await tryAgain();
    expect(receiver.received).toHaveLength(1);
  });

  it('another address is not switched off by the "410 Gone" of the one before', async () => {
    const end = await begin((response) => response.writeHead(410).end());
    await change({ url: `${receiver.url}/new` });
    await end();
    expect(await state()).toMatchObject({ status: 'active', failing_since: null, url: `${receiver.url}/new` });
  });

  it('a webhook that is removed is no trouble for its job', async () => {
    const end = await begin();
    await app.call('DELETE', `/webhooks/${hook.id}`, { token });
    await end();
    expect(await app.db.$count(webhookDeliveries)).toBe(0);
  });

  it('two secrets that are asked for at once both sign, and none before them', async () => {
    const rotate = () => app.call<{ secret: string }>('POST', `/webhooks/${hook.id}/rotate-secret`, { token });
    const secrets = (await Promise.all([rotate(), rotate()])).map(({ body }) => body.secret);
    await tell('Quiz');
    await app.runJobs();
    const [call] = receiver.received;
    expect(secrets.map((secret) => call && isSigned(call, secret))).toEqual([true, true]);
    expect(call && isSigned(call, hook.secret)).toBe(false);
  });
});

describe('a receiver', () => {
  it.each([
    ['hangs', { response_status: null, error: 'timeout' }],
    ['fails', { response_status: 503, error: null }],
    ['redirects', { response_status: 307, error: null }],
    ['is cut off in the middle of its answer', { response_status: null, error: 'no_answer' }],
    ['answers something else than HTTP', { response_status: null, error: 'no_answer' }],
    ['never ends its head', { response_status: null, error: 'no_answer' }],
  ])('that %s gets the delivery later, under the same id', async (name, attempt) => {
    receiver.reply = troubles[name] ?? thank;
    if (name === 'hangs') shortenWait();
    await tell('Quiz');
    await app.runJobs();
    expect(await deliveries()).toMatchObject([{ status: 'pending', attempts: [attempt] }]);
    receiver.reply = thank;
    await tryAgain();
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: [attempt, { response_status: 200 }] }]);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  it('that nobody listens at and one that does not speak HTTP are told apart neither by reason nor by time', async () => {
    const logs: unknown[] = [];
    for (const trouble of ['is down', 'answers something else than HTTP']) {
      if (trouble === 'is down') receiver.close();
      else receiver = await startWebhookReceiver(troubles[trouble], receiver.port);
      await tell(trouble);
      await app.runJobs();
      const [newest] = await deliveries();
      logs.push(newest?.attempts.map(({ error, duration_ms: ms }) => ({ error, isRound: ms % 100 === 0 && ms > 0 })));
    }
    expect(logs).toEqual([[{ error: 'no_answer', isRound: true }], [{ error: 'no_answer', isRound: true }]]);
  });

  it('that hangs is given 15 seconds', async () => {
    const waits = shortenWait();
    await tell('Quiz');
    await app.runJobs();
    expect(waits).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  it('that is down gets the delivery when it is back', async () => {
    receiver.close();
    await tell('Quiz');
    await app.runJobs();
    expect(await deliveries()).toMatchObject([{ status: 'pending', attempts: [{ error: 'no_answer' }] }]);
    receiver = await startWebhookReceiver(thank, receiver.port);
    await tryAgain();
    expect(receiver.received).toHaveLength(1);
  });

  it('that never ends its answer is believed by its status and not read on', async () => {
    const sent = new Promise<number>((resolve) => {
      receiver.reply = (response) => resolve(pour(response, 'HTTP/1.1 200 OK\r\n\r\n', CHUNK));
    });
    await tell('Quiz');
    await app.runJobs();
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: [{ response_status: 200 }] }]);
    expect(await sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('that does all of this in turn still gets everything, once answered, and all of it signed', async () => {
    const replies = Object.values(troubles);
    receiver.reply = (response, call) => (replies.shift() ?? thank)(response, call);
    const titles = ['Quiz', 'Tanz', 'Lesung', 'Flohmarkt'];
    for (const title of titles) await tell(title);
    shortenWait();
    await app.runJobs();
    for (let round = 0; round < 3; round++) await tryAgain();
    expect((await deliveries()).map(({ status }) => status)).toEqual(titles.map(() => 'delivered'));
    const told = receiver.received.map(({ body }) => JSON.parse(body).data.title);
    expect(new Set(told)).toEqual(new Set(titles));
    expect(told).toHaveLength(titles.length + Object.keys(troubles).length);
    expect(receiver.received.every((call) => isSigned(call, hook.secret))).toBe(true);
  });
});
