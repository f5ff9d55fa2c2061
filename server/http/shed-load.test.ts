import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import type { Priority } from '#contract/shared/route.ts';
import { createApp } from '#server/app.ts';
import type { AdmissionControl } from '#server/http/admission-control.ts';
import { createLoadShedder } from '#server/http/shed-load.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { collectLog } from '#tests/support/log-lines.ts';

const log = collectLog();
let app: TestApp;
let serving: ReturnType<typeof createApp>;
let entered: Priority[];
let refused: Priority[];
let ended: number;

const admission: AdmissionControl = {
  isOverloaded: () => refused.length > 0,
  admit(priority) {
    entered.push(priority);
    return refused.includes(priority) ? undefined : () => ended++;
  },
};

beforeAll(async () => {
  app = await createTestApp({}, { logger: log.logger });
});
afterAll(() => app.close());
beforeEach(() => {
  serving = createApp(app.deps, { admission });
  entered = [];
  refused = [];
  ended = 0;
  log.clear();
});

const call = (method: string, path: string, body?: string) => serving.request(path, { method, body });

it('a refused call gets 503 and when to come again, before its caller or its body is looked at', async () => {
  refused = ['guest_reads'];
  const response = await call('GET', '/api/v1/app/feed?limit=20');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('2');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  const requestId = response.headers.get('X-Request-Id');
  expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable', request_id: requestId });
  expect((await call('POST', '/api/v1/app/events/1/participants', '{}')).status).toBe(401);
  expect(log.lines()).toContainEqual(expect.objectContaining({ route: '/api/v1/app/feed', status: 503 }));
});

it('is told in the log when it begins and when it is over', async () => {
  refused = ['guest_reads'];
  for (const _ of [1, 2]) await call('GET', '/api/v1/app/feed');
  refused = [];
  await call('GET', '/api/v1/app/feed');
  const warnings = log.lines().filter(({ msg }) => /overload/.test(String(msg)));
  expect(warnings.map(({ msg }) => msg)).toEqual(['overload: some calls are refused', 'overload is over']);
});

it('a call counts until it is answered, also when it fails', async () => {
  expect((await call('GET', '/api/v1/app/feed')).status).toBe(401);
  expect([entered, ended]).toEqual([['guest_reads'], 1]);
  const shed = createLoadShedder(app.deps.logger, admission);
  await expect(shed('writes', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(ended).toBe(2);
});

it('health, ways in, money and streams are never refused; sitemaps, calendars and the description first', async () => {
  refused = ['figures', 'guest_reads', 'member_reads', 'writes'];
  for (const [method, path] of [
    ['GET', '/healthz'],
    ['GET', '/api/v1/app/changes/stream'],
    ['GET', '/api/v1/stream'],
    ['POST', '/api/v1/auth/login'],
    ['POST', '/api/v1/registrations'],
    ['POST', '/api/v1/credits/purchase'],
    ['POST', '/api/v1/subscription/checkout'],
  ] as const)
    expect([path, (await call(method, path)).status]).not.toEqual([path, 503]);
  expect(entered).toEqual([]);
  const id = crypto.randomUUID();
  for (const path of ['/api/v1/openapi.json', '/b/anker.atom', `/calendars/events/${id}.ics`]) await call('GET', path);
  expect(new Set(entered)).toEqual(new Set(['figures']));
});

it('every endpoint declares the priority that its use has', () => {
  const by = Map.groupBy(Object.values(routes), ({ priority }) => priority);
  const idsOf = (priority: Priority) => by.get(priority)?.map(({ operationId }) => operationId) ?? [];
  expect(idsOf('figures').toSorted()).toEqual([
    'countImpressions',
    'countInterest',
    'countView',
    'getBusinessAnalytics',
    'getEventAnalytics',
    'listAudit',
  ]);
  expect(idsOf('guest_reads')).toEqual(expect.arrayContaining(['readFeed', 'findBusinesses', 'readAppEvent']));
  expect(idsOf('member_reads')).toEqual(expect.arrayContaining(['listEvents', 'listParticipants']));
  expect(idsOf('writes')).toEqual(expect.arrayContaining(['joinEvent', 'leaveEvent', 'createEvent', 'publishEvent']));
  expect(idsOf('always')).toEqual(
    expect.arrayContaining(['login', 'purchaseCredits', 'createRegistration', 'openStream', 'decideReport']),
  );
  // Reads are shed before writes.
  for (const { method, access, priority, operationId } of Object.values(routes)) {
    const fitting: Priority[] =
      method !== 'get' ? ['writes', 'figures'] : access.as === 'app' ? ['guest_reads'] : ['member_reads', 'figures'];
    expect([...fitting, 'always'], operationId).toContain(priority);
  }
});
