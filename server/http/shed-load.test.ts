import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import type { Rank } from '#server/http/call-ranks.ts';
import { rankOf } from '#server/http/call-ranks.ts';
import { createLoadShedder } from '#server/http/shed-load.ts';
import { listen } from '#server/listen.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const timed: unknown[] = [];
const entered: Rank[] = [];
let refused: Rank[] = [];
let left = 0;
let address: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const rule = {
    isBusy: () => refused.length > 0,
    enter(rank: Rank) {
      entered.push(rank);
      return refused.includes(rank) ? undefined : () => left++;
    },
  };
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  const shedLoad = createLoadShedder({ logger: pino({ level: 'silent' }), time: (call) => timed.push(call), rule });
  const app = { fetch: async () => new Response('served') };
  const taken = await listen({ port, host: '127.0.0.1' });
  taken.serve({ app, shedLoad });
  stop = taken.stop;
});
afterAll(() => stop());

const call = (path: string, init: RequestInit = {}) => fetch(address + path, init);

it('a call that is given up hears soon that it may come again, and nothing is made of it', async () => {
  refused = ['reads'];
  const response = await call('/api/v1/app/feed?limit=20');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('2');
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const requestId = response.headers.get('X-Request-Id');
  expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable', request_id: requestId });
  expect(timed).toMatchObject([{ method: 'GET', route: 'refused', status: 503 }]);
  const body = JSON.stringify({ user_id: 'ada' });
  expect(await (await call('/api/v1/app/events/1/participants', { method: 'POST', body })).text()).toBe('served');
});

it('who is let in leaves when the answer is out', async () => {
  refused = [];
  const before = left;
  await (await call('/api/v1/app/feed')).text();
  await expect.poll(() => left).toBe(before + 1);
});

it('health, ways in, money, streams and pages of people are never asked', async () => {
  entered.length = 0;
  for (const path of ['/healthz', '/readyz', '/metrics', '/', '/e/1', '/api/v1/app/changes/stream', '/api/v1/stream'])
    await (await call(path, { headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' } })).text();
  for (const path of [
    '/api/v1/auth/login',
    '/api/v1/registrations',
    '/api/v1/credits/purchase',
    '/api/v1/subscription/checkout',
  ])
    await (await call(path, { method: 'POST' })).text();
  expect(entered).toEqual([]);
});

it('every endpoint has the rank that its use has', () => {
  const ranked: Record<Rank | 'never', string[]> = { counts: [], reads: [], owners: [], writes: [], never: [] };
  for (const { path: pattern, method, operationId } of Object.values(routes)) {
    const path = `/api/v1${pattern.replaceAll(/\{\w+\}/g, '1')}`;
    ranked[rankOf({ method: method.toUpperCase(), path, userAgent: undefined }) ?? 'never'].push(operationId);
  }
  expect(ranked.counts.toSorted()).toEqual([
    'countImpressions',
    'countInterest',
    'countView',
    'getBusinessAnalytics',
    'getEventAnalytics',
    'listAudit',
  ]);
  expect(ranked.reads).toEqual(expect.arrayContaining(['readFeed', 'findBusinesses', 'readAppEvent']));
  expect(ranked.owners).toEqual(expect.arrayContaining(['listEvents', 'listParticipants']));
  expect(ranked.writes).toEqual(expect.arrayContaining(['joinEvent', 'leaveEvent', 'createEvent', 'publishEvent']));
  expect(ranked.never).toEqual(
    expect.arrayContaining(['login', 'purchaseCredits', 'createRegistration', 'openStream']),
  );
});
