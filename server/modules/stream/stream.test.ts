import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { createApp } from '#server/app.ts';
import { announceChange } from '#server/modules/stream/announce-change.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());

interface Message {
  id: number;
  event: string;
  subject_id?: string | null;
}

/** Opens the stream and reads events until there are as many as asked for. */
async function open(lastEventId?: number, target = app.app) {
  const response = await target.request('/api/v1/stream', {
    headers: {
      'X-API-Key': app.deps.config.publicApiKey,
      Authorization: `Bearer ${owner.token}`,
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) }),
    },
  });
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const messages = (): Message[] =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.includes('event: '))
      .map((block) => {
        const fields = Object.fromEntries(
          block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        );
        return { id: Number(fields.id), event: fields.event ?? '', ...JSON.parse(fields.data ?? '{}') };
      });
  return {
    async read(count: number): Promise<Message[]> {
      while (messages().length < count) {
        const { value, done } = await reader.read();
        if (done) break;
        text += decoder.decode(value, { stream: true });
      }
      return messages();
    },
    close: () => reader.cancel(),
  };
}

const announce = (businessId = owner.businessId) =>
  app.db.transaction((tx) => announceChange({ db: tx, now: app.clock.now() }, businessId, 'credits.changed', null));

describe('the stream', () => {
  it('says that it is ready, then what happens, at once', async () => {
    const stream = await open();
    expect(await stream.read(1)).toMatchObject([{ event: 'ready' }]);
    await announce();
    expect((await stream.read(2))[1]).toMatchObject({ event: 'credits.changed', subject_id: null });
    await stream.close();
  });

  it('goes on after the last event that arrived', async () => {
    const stream = await open();
    await stream.read(1);
    await announce();
    const [, first] = await stream.read(2);
    await stream.close();
    await announce();
    await announce();
    const resumed = await open(first?.id);
    const events = await resumed.read(3);
    expect(events.slice(1).map(({ event }) => event)).toEqual(['credits.changed', 'credits.changed']);
    expect(events[1]?.id).toBeGreaterThan(first?.id ?? 0);
    await resumed.close();
  });

  it('tells nothing of another business', async () => {
    const stranger = await createOwner(app);
    const stream = await open();
    await stream.read(1);
    await announce(stranger.businessId);
    await announce();
    const events = await stream.read(2);
    expect(events).toHaveLength(2);
    await stream.close();
  });

  it('tells what another process committed, and nothing that was rolled back', async () => {
    const stream = await open();
    await stream.read(1);
    await app.db
      .transaction(async (tx) => {
        await announceChange({ db: tx, now: app.clock.now() }, owner.businessId, 'event.deleted', null);
        throw new Error('undo');
      })
      .catch(() => undefined);
    const other = connectDatabase(app.databaseUrl, { maxConnections: 1 });
    await other.db.transaction((tx) =>
      announceChange({ db: tx, now: app.clock.now() }, owner.businessId, 'event.created', null),
    );
    await other.close();
    expect((await stream.read(2))[1]).toMatchObject({ event: 'event.created' });
    await stream.close();
  });

  it('misses nothing when many write at once', async () => {
    const stream = await open();
    await stream.read(1);
    await Promise.all(Array.from({ length: 40 }, () => announce()));
    const ids = (await stream.read(41)).slice(1).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(40);
    await stream.close();
  });

  it('needs a signed-in member', async () => {
    const response = await createApp(app.deps).request('/api/v1/stream', {
      headers: { 'X-API-Key': app.deps.config.publicApiKey },
    });
    expect(response.status).toBe(401);
  });
});
