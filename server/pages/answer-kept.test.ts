import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageData } from '#contract/page-data.ts';
import { businessProfiles } from '#database/schema/businesses.ts';
import { pageOpens } from '#database/schema/guest-pages.ts';
import { createServing } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { listen } from '#server/listen.ts';
import { createKeptAnswers } from '#server/pages/answer-kept.ts';
import { mountPages } from '#server/pages/create-pages.ts';
import type { PageReader } from '#server/pages/page-reader.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';
import { openTracing } from '#server/telemetry/open-tracing.ts';
import type { Tracing } from '#server/telemetry/spans.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { collectLog } from '#tests/support/log-lines.ts';
import type { CollectedSpan } from '#tests/support/otlp-collector.ts';
import { attributeOf, startOtlpCollector } from '#tests/support/otlp-collector.ts';
import { testSite } from '#tests/support/pages.ts';

const TOKEN = 'a-token-of-the-reader';
const BROWSER = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const table = ['/', 'pricing', 'invite/:id'].map((path) => ({ id: path, path, parentId: 'root' }));
const routes = [{ id: 'root', path: '' }, ...table];

const log = collectLog();
let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let both: Awaited<ReturnType<typeof openDoors>>;
let eventPath: string;
let eventId: string;
let businessPath: string;

/** One product behind two ports: one asks what is kept first, the other knows the routes alone. */
async function openDoors(overrides: Partial<Config> = {}, tracing?: Tracing) {
  const config = { ...app.deps.config, ...overrides };
  const deps = { ...app.deps, config };
  const site = testSite(config.publicUrl);
  const render = async (path: string, language: string, data?: PageData) => {
    const html = `<html lang="${language}"><script>document.title="${path}"</script>${JSON.stringify(data)}</html>`;
    return new Response(html.padEnd(3000, ' '), { status: path === '/404' ? 404 : 200 });
  };
  const pages = (reader: PageReader) =>
    mountPages({ web: { routes, render }, serveAsset: async () => undefined, site, guests: { deps, reader } });
  const { app: hono, answerKept } = createServing(deps, { pages, metrics: createMetrics(TOKEN), tracing });
  let isQuick = false;
  const [quick, slow] = [await findFreePort(), await findFreePort()];
  const ports = [await listen({ port: quick, host: '127.0.0.1' }), await listen({ port: slow, host: '127.0.0.1' })];
  ports[0]?.serve({
    app: hono,
    answerKept: (incoming, outgoing) => {
      isQuick = answerKept(incoming, outgoing);
      return isQuick;
    },
  });
  ports[1]?.serve({ app: hono });
  const ask = async (port: number, path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') => {
    const call = request({ port, host: '127.0.0.1', path, method, headers: { 'User-Agent': BROWSER, ...headers } });
    call.end();
    const [answer] = await once(call, 'response');
    const pairs: [string, string][] = answer.rawHeaders.flatMap((name: string, index: number, all: string[]) =>
      index % 2 ? [] : [[name.toLowerCase(), all[index + 1]]],
    );
    const { date, ...headersOfPage } = Object.fromEntries(pairs);
    if (!date || pairs.length !== Object.keys(headersOfPage).length + 1) throw new Error('a header is there twice');
    return { answer: { status: answer.statusCode, headers: headersOfPage, body: await buffer(answer) } };
  };
  return {
    /** Asks the first door: what it says, and whether it was the quick way. */
    async askQuick(path: string, headers?: OutgoingHttpHeaders, method?: string) {
      const { answer } = await ask(quick, path, headers, method);
      return { answer, isQuick };
    },
    askSlow: (path: string, headers?: OutgoingHttpHeaders, method?: string) => ask(slow, path, headers, method),
    stop: () => Promise.all(ports.map((port) => port.stop())),
  };
}

beforeAll(async () => {
  app = await createTestApp({ metricsToken: TOKEN }, { logger: log.logger });
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
  const { body } = await app.call<{ id: string; page_url: string }>('POST', '/events', {
    token: owner.token,
    json: { ...eventInput({ title: 'Quiz' }), status: 'published' },
  });
  eventId = body.id;
  eventPath = new URL(body.page_url).pathname;
  both = await openDoors();
  const [profile] = await app.db
    .select({ slug: businessProfiles.slug })
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, owner.businessId));
  businessPath = `/b/${profile?.slug}`;
  // From here on both languages of each page are in memory.
  for (const path of ['/', '/pricing', eventPath, businessPath]) {
    for (const language of ['de', 'en']) await both.askSlow(path, { 'Accept-Language': language });
  }
});
afterAll(async () => {
  await both.stop();
  await app.close();
});
beforeEach(async () => {
  await app.deps.pageOpens.flush();
  await app.db.delete(pageOpens);
  log.clear();
});

/** Every way in which browsers ask for a page. */
const manners: OutgoingHttpHeaders[] = ['br', 'gzip', 'gzip, br;q=0', 'identity', ''].flatMap((encoding) =>
  [{}, { 'Accept-Language': 'en-GB,en;q=0.9' }, { 'Accept-Language': 'en', Cookie: 'a=b; language=de' }].map(
    (language) => ({ 'Accept-Encoding': encoding, ...language }),
  ),
);
const addresses = (): string[] => [
  '/',
  '/pricing',
  '/pricing?',
  eventPath,
  businessPath,
  ...['?p=1', '?p=7', '?lang=en', '?lang=fr'].map((query) => eventPath + query),
  `${businessPath}?p=2`,
];

describe('what is in memory', () => {
  it('is answered at both doors with the same status, headers and bytes', async () => {
    for (const path of addresses()) {
      for (const headers of manners) {
        for (const method of ['GET', 'HEAD']) {
          const { answer: expected } = await both.askSlow(path, headers, method);
          const { answer, isQuick } = await both.askQuick(path, headers, method);
          const what = `${method} ${path} ${JSON.stringify(headers)}`;
          expect([what, isQuick, answer]).toEqual([what, true, expected]);
        }
      }
    }
  });

  it('is not sent again to who has it', async () => {
    for (const path of addresses()) {
      const { answer: first } = await both.askSlow(path);
      for (const [tags, status] of [
        [first.headers.etag, 304],
        [`"other", ${first.headers.etag}`, 304],
        ['*', 304],
        ['W/"other"', 200],
      ] as const) {
        const headers = { 'If-None-Match': tags, 'Accept-Encoding': 'br' };
        const { answer, isQuick } = await both.askQuick(path, headers);
        expect([isQuick, answer.status]).toEqual([true, status]);
        expect(answer).toEqual((await both.askSlow(path, headers)).answer);
      }
    }
  });

  it('is logged and counted as at the other door', async () => {
    const series = async () => {
      const text = (await both.askSlow('/metrics', { Authorization: `Bearer ${TOKEN}` })).answer.body.toString();
      const lines = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
      return Object.fromEntries(lines.map((line) => line.split(/ (?=\d+$)/)));
    };
    const linesOf = async (ask: typeof both.askSlow) => {
      log.clear();
      const before = await series();
      for (const path of addresses()) for (const method of ['GET', 'HEAD']) await ask(path, {}, method);
      await ask('/', { 'If-None-Match': '*' });
      const lines = log.lines().filter(({ path }) => path !== '/metrics');
      expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(lines.length);
      const after = await series();
      const counts = Object.entries(after).map(([key, count]) => [key, Number(count) - Number(before[key] ?? 0)]);
      return {
        counts: counts.filter(([key, count]) => count !== 0 && !String(key).includes('/metrics')).sort(),
        lines: lines.map(({ requestId: _, time: __, durationMs, ...line }) => ({
          ...line,
          isTimed: Number(durationMs) >= 0,
        })),
      };
    };
    const expected = await linesOf(both.askSlow);
    expect(await linesOf(both.askQuick)).toEqual(expected);
    expect(expected.lines).toHaveLength(addresses().length * 2 + 1);
    expect(expected.counts.length).toBeGreaterThan(4);
  });

  it('counts as opened by its source, for people alone', async () => {
    const { askQuick } = both;
    for (const path of [eventPath, `${eventPath}?p=1`, `${eventPath}?p=1`, `${eventPath}?p=2`, businessPath])
      await askQuick(path);
    await askQuick(eventPath, { 'If-None-Match': '*' });
    for (const program of ['WhatsApp/2.23.20.0', 'WhatsApp/2.23.20.0', 'Googlebot/2.1']) {
      expect((await askQuick(eventPath, { 'User-Agent': program })).isQuick).toBe(true);
    }
    await askQuick(eventPath, { 'Sec-Purpose': 'prefetch;prerender' });
    await askQuick(eventPath, {}, 'HEAD');
    await app.deps.pageOpens.flush();
    const rows = await app.db.select().from(pageOpens);
    expect(rows.map((row) => [row.eventId === eventId, row.source, row.opens]).sort()).toEqual([
      [false, 'link', 1],
      [true, 'embed', 1],
      [true, 'link', 2],
      [true, 'qr', 2],
    ]);
  });
});

describe('what is unusual', () => {
  it('is left to the routes', async () => {
    for (const [path, headers, method] of [
      ['/pricing?utm_source=x'],
      ['/pricing/'],
      ['/pricing', {}, 'POST'],
      ['/pricing', {}, 'OPTIONS'],
      ['/pricing', { 'Content-Length': '0' }],
      ['/pricing', { Host: 'LOCALHOST' }],
      ['/%70ricing'],
      ['/./pricing'],
      ['//pricing'],
      ['/invite/7'],
      ['/404'],
      ['/nope'],
      ['/healthz'],
      ['/api/v1/catalogue'],
      [`${eventPath}?p=1&lang=en`],
      [`${eventPath}?p=%31`],
      [`${eventPath}?q=1`],
      [`${eventPath}?p`],
      [eventPath.slice(0, 15)],
      ['/b/niemand'],
    ] as [string, OutgoingHttpHeaders?, string?][]) {
      const what = `${method} ${path}`;
      const { answer: expected } = await both.askSlow(path, headers, method);
      const { answer, isQuick } = await both.askQuick(path, headers, method);
      const headersBut = {
        ...expected.headers,
        ...('x-request-id' in expected.headers && { 'x-request-id': expect.any(String) }),
      };
      expect([what, isQuick, answer.status]).toEqual([what, false, expected.status]);
      expect([what, answer.headers]).toEqual([what, headersBut]);
    }
  });

  it('of the demo are foreign hosts, which are refused before and after a page was read by its own', async () => {
    const statusFor = async (Host: string) => {
      const { answer, isQuick } = await both.askQuick('/pricing', { Host });
      return [answer.status, isQuick];
    };
    expect(await statusFor('evil.example')).toEqual([421, false]);
    expect(await statusFor('localhost:3000')).toEqual([200, true]);
    expect(await statusFor('evil.example')).toEqual([421, false]);
    expect(await statusFor('127.0.0.1')).toEqual([200, true]);
    expect(await statusFor('127.0.0.1.evil.example')).toEqual([421, false]);
  });

  it('is no host in production, where the answer has the policies of https', async () => {
    const doors = await openDoors({ mode: 'production', publicUrl: 'https://dabei.example' });
    const headers = { Host: 'anything.example' };
    const { answer: expected } = await doors.askSlow('/pricing', headers);
    const { answer, isQuick } = await doors.askQuick('/pricing', headers);
    await doors.stop();
    expect([isQuick, answer]).toEqual([true, expected]);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers['content-security-policy']).toContain("script-src 'sha256-");
  });
});

it('is traced at both doors alike, under the id that the log has', async () => {
  const collector = await startOtlpCollector();
  const tracing = openTracing({ endpoint: collector.url, headers: {}, share: 1 }, log.logger);
  const doors = await openDoors({}, tracing);
  const foreignTrace = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${foreignTrace}-b7ad6b7169203331-01` };
  await doors.askSlow(eventPath);
  log.clear();
  await doors.askSlow(eventPath, headers);
  expect((await doors.askQuick(eventPath, headers)).isQuick).toBe(true);
  await doors.askQuick(eventPath, { ...headers, 'If-None-Match': '*' }, 'HEAD');
  await doors.stop();
  await tracing.stop();
  collector.close();
  const [, ...spans] = collector.spans();
  for (const [index, { requestId, traceId }] of log.lines().entries()) {
    const span = spans[index] as CollectedSpan;
    expect([attributeOf(span, 'dabei.request_id'), span.traceId]).toEqual([requestId, traceId]);
  }
  const facts = ['http.request.method', 'http.route', 'http.response.status_code'];
  const shapes = spans.map((span) => ({
    name: span.name,
    kind: span.kind,
    links: span.links.map(({ traceId }) => traceId),
    facts: facts.map((name) => attributeOf(span, name)),
  }));
  const [slow, quick, known] = shapes;
  expect(shapes).toHaveLength(3);
  expect(quick).toEqual(slow);
  expect(quick).toMatchObject({ kind: 2, links: [foreignTrace] });
  expect(known?.facts).toEqual(['HEAD', slow?.facts[1], 304]);
});

it('asks the routes when something breaks, and says so in the log', () => {
  const answerKept = createKeptAnswers(app.deps, {
    findKept: () => {
      throw new Error('a mistake of ours');
    },
  });
  const incoming = { method: 'GET', url: '/', headers: { host: 'localhost' } };
  expect(answerKept(incoming as IncomingMessage, {} as ServerResponse)).toBe(false);
  expect(log.lines()).toMatchObject([{ msg: 'unexpected error', path: '/' }]);
});

describe('a change', () => {
  it('empties what the quick way finds', async () => {
    const joined = async () => {
      const { answer } = await both.askQuick(eventPath, { 'Accept-Encoding': 'identity' });
      return /"joined":(\d+)/.exec(answer.body.toString())?.[1];
    };
    expect(await joined()).toBe('0');
    await callAsApp(app, 'POST', `/events/${eventId}/participants`, { user_id: 'u', display_name: 'U' });
    await expect.poll(joined).toBe('1');
    await both.askSlow(eventPath);
    expect([await joined(), (await both.askQuick(eventPath)).isQuick]).toEqual(['1', true]);
    app.clock.advance({ minutes: 61 });
    expect((await both.askQuick(eventPath)).isQuick).toBe(false);
  });
});
