import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import { createApp } from '#server/app.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import { nextBatch } from '#server/modules/news/stream/open-event-stream.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { collectLog } from '#tests/support/log-lines.ts';
import { serveApp } from '#tests/support/serve-app.ts';
import { createMember } from '#tests/support/teams.ts';

const log = collectLog();
let app: TestApp;
let server: Awaited<ReturnType<typeof serveApp>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp({}, { logger: log.logger });
  server = await serveApp(app);
  owner = await createOwner(app);
});
afterAll(async () => {
  server.close();
  await app.close();
});

interface Message {
  id: number;
  event: string;
  subject_id?: string | null;
}

const signedIn = (token: string) => ({ 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` });

async function open(lastEventId?: number | string, credentials: Record<string, string> = signedIn(owner.token)) {
  const response = await fetch(`${server.address}/api/v1/stream`, {
    headers: {
      ...credentials,
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

/** Waits until every stream is idle. */
async function untilQuiet(): Promise<void> {
  await app.hearAll();
  await nextBatch();
  await expect.poll(() => app.pool.idleCount).toBe(app.pool.totalCount);
}

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

  it('stays open while the database cannot be asked, and then misses nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await open();
    await announce();
    await stream.read(2);
    await untilQuiet();
    log.clear();
    const troubles = () => log.lines().filter(({ msg }) => msg === 'stream').length;
    await app.db.execute('alter table sessions rename to sessions_away');
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await expect.poll(troubles).toBe(1);
    await announce();
    await expect.poll(troubles).toBe(2);
    await app.db.execute('alter table sessions_away rename to sessions');
    expect((await stream.read(3))[2]).toMatchObject({ event: 'credits.changed' });
    await stream.close();
  });

  it('begins anew after an id that is none', async () => {
    await announce();
    for (const id of ['-1', '1e3', '9'.repeat(8000), 'ready']) {
      const stream = await open(id);
      expect(await stream.read(1)).toMatchObject([{ event: 'ready' }]);
      await announce();
      expect(await stream.read(2)).toHaveLength(2);
      await stream.close();
    }
  });

  it('tells all that was missed, however much', async () => {
    const stream = await open();
    const [ready] = await stream.read(1);
    await stream.close();
    const many = Array.from({ length: 450 }, () => ({
      businessId: owner.businessId,
      type: 'credits.changed' as const,
      subjectId: null,
      createdAt: app.clock.now(),
    }));
    await app.db.insert(businessChanges).values(many);
    const resumed = await open(ready?.id);
    expect(await resumed.read(451)).toHaveLength(451);
    await resumed.close();
  });

  it('needs a signed-in member', async () => {
    const response = await createApp(app.deps).request('/api/v1/stream', {
      headers: { 'X-API-Key': app.deps.config.publicApiKey },
    });
    expect(response.status).toBe(401);
  });
});

describe('an open stream', () => {
  const call = (method: string, path: string, token: string, json?: unknown) => app.call(method, path, { token, json });
  async function signIn(): Promise<string> {
    const { email, password } = owner;
    const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', { json: { email, password } });
    return body.access_token;
  }
  async function openKey() {
    const { body } = await app.call<{ id: string; key: string }>('POST', '/api-keys', {
      token: owner.token,
      json: { name: 'Kasse' },
    });
    return { end: () => call('DELETE', `/api-keys/${body.id}`, owner.token), credentials: { 'X-API-Key': body.key } };
  }
  async function openSession(end: (token: string) => Promise<unknown>) {
    const token = await signIn();
    return { end: () => end(token), credentials: signedIn(token) };
  }
  async function openMember(end: (memberId: string) => Promise<unknown>) {
    const { token, memberId } = await createMember(app, owner.businessId);
    return { end: () => end(memberId), credentials: signedIn(token) };
  }
  const newPassword = 'noch geheimer 2';

  it.each([
    ['its person logs out', () => openSession((token) => call('POST', '/auth/logout', token))],
    ['its member is removed', () => openMember((id) => call('DELETE', `/team/${id}`, owner.token))],
    [
      'its member is set inactive',
      () => openMember((id) => call('PATCH', `/team/${id}`, owner.token, { status: 'inactive' })),
    ],
    ['its key is deleted', openKey],
    [
      'the password is changed elsewhere',
      () =>
        openSession(() =>
          call('POST', '/auth/password/change', owner.token, {
            current_password: owner.password,
            password: newPassword,
          }).then((answer) => {
            expect(answer.status).toBe(204);
            owner.password = newPassword;
          }),
        ),
    ],
  ])('ends when %s, and tells nothing after that', async (_, prepare) => {
    const { end, credentials } = await prepare();
    const stream = await open(undefined, credentials);
    await stream.read(1);
    await announce();
    expect(await stream.read(2)).toHaveLength(2);
    await end();
    await announce();
    expect(await stream.read(3)).toHaveLength(2);
  });

  it('ends with its session also when there is nothing to tell', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const token = await signIn();
    const stream = await open(undefined, signedIn(token));
    await stream.read(1);
    await call('POST', '/auth/logout', token);
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    expect(await stream.read(2)).toHaveLength(1);
  });

  it('is one of five of a session at most; one that ends makes room', async () => {
    const credentials = signedIn(await signIn());
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(undefined, credentials)));
    const request = () => fetch(`${server.address}/api/v1/stream`, { headers: credentials });
    const refused = await request();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    await streams[0]?.close();
    const askAgain = async () => {
      const { status, body } = await request();
      await body?.cancel();
      return status;
    };
    await expect.poll(askAgain).toBe(200);
    for (const stream of streams.slice(1)) await stream.close();
  });
});

describe('the answer that a stream is', () => {
  it('has the headers of every answer', async () => {
    const { headers, body } = await fetch(`${server.address}/api/v1/stream`, { headers: signedIn(owner.token) });
    await body?.cancel();
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'ratelimit-remaining': expect.any(String),
    });
  });

  it('is none for HEAD, which has no body to send it in', async () => {
    const { status, headers } = await fetch(`${server.address}/api/v1/stream`, {
      method: 'HEAD',
      headers: signedIn(owner.token),
    });
    expect([status, headers.get('Allow')]).toEqual([405, 'GET']);
    expect(app.deps.changes.countWatchers()).toBe(0);
  });

  it('leaves nothing behind when its client has gone before it began', async () => {
    const openStreams = () => app.deps.changes.countWatchers();
    const leave = async (afterMs: number) => {
      const ask = new AbortController();
      const asked = fetch(`${server.address}/api/v1/stream`, { headers: signedIn(owner.token), signal: ask.signal });
      await pause(afterMs);
      ask.abort();
      await asked.catch(() => undefined);
    };
    for (let ms = 0; ms < 12; ms++) await leave(ms);
    // Waits for released places.
    const openFive = async () => {
      const streams = await Promise.all(
        Array.from({ length: 5 }, () => fetch(`${server.address}/api/v1/stream`, { headers: signedIn(owner.token) })),
      );
      await Promise.all(streams.map(({ body }) => body?.cancel()));
      return streams.map(({ status }) => status);
    };
    await expect.poll(openFive).toEqual([200, 200, 200, 200, 200]);
    await expect.poll(openStreams).toBe(0);
  });
});

describe('a process that stops', () => {
  it('ends its streams, and says when to come back', async () => {
    const ofApp = { 'X-API-Key': app.deps.config.appServiceKey ?? '' };
    const streams = [
      await fetch(`${server.address}/api/v1/stream`, { headers: signedIn(owner.token) }),
      await fetch(`${server.address}/api/v1/app/changes/stream`, { headers: ofApp }),
    ];
    const areRead = streams.map(({ body }) => new Response(body).text());
    app.endStreams();
    for (const text of await Promise.all(areRead)) expect(text).toMatch(/\n\nretry: \d{3,4}\n\n$/);
  });
});
