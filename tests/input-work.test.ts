import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { triesAll } from '#tests/support/cases.ts';
import { createOwner } from '#tests/support/factories.ts';
import { bodySchema, bodyWith, operations, parametersIn, textPlaces } from '#tests/support/operations.ts';
import { createTestPages } from '#tests/support/pages.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import type { JsonSchema } from '#tests/support/schema-values.ts';
import { readFiles } from '#tests/support/source-files.ts';

const LENGTH = 16 * 1024;

/** Prefix, repeated part and suffix that make a pattern fail late. */
const shapes: readonly [string, string, string][] = [
  ['a', ' ', 'b'],
  ['', '/', 'x'],
  ['', ',', 'x'],
  ['', '"', 'x'],
  ['', '1', 'x'],
  ['', 'a', '!'],
  ['a', ' ,', 'b'],
  ['a', ' ;', 'b'],
  ['a', '; q=', 'b'],
  ['12345', ' 1', '-'],
  ['"', '",', '/'],
  ['Bearer ', ' /', '1'],
  ['a@', 'a.', '-'],
  ['https://', 'a.', '/ '],
  ['https://a.example/', '/', '"'],
  ['+49', '(1)', 'x'],
  ['language=', 'de;', '='],
  ['', '%2', '%'],
];
const input = ([start, unit, end]: readonly [string, string, string]) =>
  start + unit.repeat(Math.ceil(LENGTH / unit.length)) + end;
const inputs = shapes.map(input);
const FEWER = 4;

/** Processor time of this process in microseconds. */
async function workOf(what: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await what();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Garbage collection and compilation come in bursts; trying stops at the first cheap run. */
const TRIES = 40;

/** The least work of up to `tries` runs; repeats only when the first exceeds `bound`. */
async function leastWork(what: () => unknown, bound: number, tries = TRIES): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && least > bound; count++) least = Math.min(least, await workOf(what));
  return least;
}

/** A tenth of the cost of one quadratic pass over such an input. */
async function allowedWork(): Promise<number> {
  const text = `${'/'.repeat(LENGTH)}x`;
  return (await leastWork(() => /\/+$/.test(text), 0, 5)) / 10;
}

let app: TestApp;
let hono: ReturnType<typeof createApp>;
let tokens: { person: string; reviewer: string };
let bound = 0;

beforeAll(async () => {
  app = await createTestApp({ trustedProxies: { hops: 1 }, metricsToken: 'a token of sixteen' });
  tokens = { person: (await createOwner(app)).token, reviewer: (await createReviewer(app, undefined, 'lead')).token };
  hono = createApp(app.deps, { pages: () => createTestPages(app.deps.config.publicUrl) });
  bound = await allowedWork();
});
afterAll(() => app.close());

async function send(path: string, init: RequestInit = {}): Promise<number> {
  const response = await hono.request(path, init);
  await response.body?.cancel();
  return response.status;
}

function credentials({ path }: { path: string }): Record<string, string> {
  const { publicApiKey, appServiceKey } = app.deps.config;
  const isOfApp = path.startsWith('/app/');
  return {
    'X-API-Key': (isOfApp ? appServiceKey : publicApiKey) ?? '',
    ...(isOfApp ? {} : { Authorization: `Bearer ${path.startsWith('/review/') ? tokens.reviewer : tokens.person}` }),
  };
}

/** `TEST_CASES=all` tries all shapes; otherwise they rotate over the endpoints. */
let turn = 0;
function inputsOfOne(): [number, string][] {
  turn += 1;
  return [...inputs.entries()].filter(([index]) => triesAll || index % FEWER === turn % FEWER);
}

/** Sends one endpoint's inputs; returns those that cost too much or failed with 5xx. */
async function findCostly(requestsOf: (text: string) => (() => Promise<number>)[]): Promise<string[]> {
  const costly: string[] = [];
  for (const [index, text] of inputsOfOne()) {
    for (const sendInput of requestsOf(text)) {
      let status = 0;
      const work = await leastWork(async () => {
        status = await sendInput();
      }, bound);
      const name = JSON.stringify(shapes[index]);
      if (work > bound) costly.push(`${name}: ${work} of ${bound} µs`);
      if (status >= 500) costly.push(`${name}: ${status}`);
    }
  }
  return costly;
}

const anyId = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
const filled = (path: string, value = anyId) => `/api/v1${path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))}`;
/** Keeps the cost of reading the body small. */
const TEXTS_IN_A_BODY = 5;

/** Bodies that have the text in each place of the contract once. */
function bodiesOf(schema: JsonSchema, text: string): string[] {
  const places = textPlaces(schema);
  const starts = places.flatMap((_, index) => (index % TEXTS_IN_A_BODY === 0 ? [index] : []));
  return starts.map((start) => JSON.stringify(bodyWith(places.slice(start, start + TEXTS_IN_A_BODY), () => text)));
}

const readers = readFiles(/^(server|i18n)\/.*\.ts$/).filter(({ path }) => !path.endsWith('.test.ts'));
const headers = new Set(
  readers.flatMap(({ text }) =>
    [...text.matchAll(/(?:req\.header|request\.headers\.get)\('([\w-]+)'\)/g)].map(([, name = '']) =>
      name.toLowerCase(),
    ),
  ),
);
/** A wrong value of these ends the call before other headers are read. */
const decisive = ['authorization', 'x-api-key', 'content-type', 'idempotency-key'];
const headerReaders: [string, string, RequestInit][] = [
  ['a page', '/pricing', {}],
  ['a form of a page', '/language', { method: 'POST', body: new URLSearchParams({ language: 'en' }) }],
  ['the metrics', '/metrics', {}],
  ['the checkout of the demo', '/demo/checkout/portal/demo_x', {}],
  ['a reading call', '/api/v1/catalogue', {}],
  ['a call with CSV', '/api/v1/credits/entries', {}],
  ['a writing call', '/api/v1/events', { method: 'POST', body: '{}' }],
  ['an upload', '/api/v1/profile/image', { method: 'PUT', body: 'x' }],
];

describe('16 kB of anything costs no more than reading it', () => {
  it('knows the headers that are read', () => {
    expect([...headers]).toEqual(expect.arrayContaining(['accept-encoding', 'accept-language', 'cookie', 'if-match']));
    expect(headers.size).toBeGreaterThan(12);
  });

  // ASVS 15.2.2.
  it.each(headerReaders)('in every header of %s', async (_, path, init) => {
    const given = { ...(init.body === '{}' && { 'Content-Type': 'application/json' }), ...credentials({ path: '/' }) };
    const together = [[...headers].filter((name) => !decisive.includes(name)), ...decisive.map((name) => [name])];
    const found = await findCostly((text) =>
      together.map((names) => () => {
        const all = new Headers(given);
        for (const name of names) all.set(name, text);
        return send(path, { ...init, headers: all });
      }),
    );
    expect(found).toEqual([]);
  });

  it.each(['/', '/pricing', '/staging/businesses/', '/assets/', '/media/', '/demo/mail', '/api/v1/', '/api/v1/events'])(
    'after the path %s',
    async (path) => {
      const found = await findCostly((text) => [
        () => send(`http://localhost${path}${encodeURI(text)}`),
        () => send(`http://localhost${path}?${text}`),
      ]);
      expect(found).toEqual([]);
    },
  );

  it.each(operations)('in $operationId', async (operation) => {
    const given = { method: operation.method.toUpperCase(), headers: credentials(operation) };
    const asJson = { ...given, headers: { ...given.headers, 'Content-Type': 'application/json' } };
    const address = filled(operation.path);
    const query = parametersIn('query', operation);
    const schema = bodySchema(operation);
    const found = await findCostly((text) => [
      ...(operation.path.includes('{') ? [() => send(filled(operation.path, text), given)] : []),
      ...(query.length > 0
        ? [() => send(`${address}?${new URLSearchParams(query.map((name) => [name, text]))}`, given)]
        : []),
      ...(schema ? bodiesOf(schema, text).map((body) => () => send(address, { ...asJson, body })) : []),
    ]);
    expect(found).toEqual([]);
  });
});
