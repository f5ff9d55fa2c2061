import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import asyncapi from '#contract/asyncapi.json' with { type: 'json' };
import { buildAsyncApi } from '#contract/asyncapi.ts';
import { routes } from '#contract/index.ts';
import { buildOpenApi } from '#contract/openapi.ts';
import { opensByKey } from '#contract/shared/access.ts';
import { audiences } from '#contract/shared/audience.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { audienceOf } from '#contract/shared/route.ts';
import { webhookMessageTypes } from '#contract/webhook-bodies.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import { changeTypes } from '#domain/stream/change-types.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { fc } from '#tests/support/fast-check.ts';
import type { Operation } from '#tests/support/operations.ts';
import { documents, operations, resolve, schemas } from '#tests/support/operations.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { valuesOf } from '#tests/support/schema-values.ts';

const titles = (wrong: typeof operations) => wrong.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

test('the AsyncAPI document is what the contract says, with every change of the stream and every webhook', () => {
  const { channels, components } = JSON.parse(JSON.stringify(buildAsyncApi()));
  expect({ channels, components }).toEqual({ channels: asyncapi.channels, components: asyncapi.components });
  const namesOf = (messages: object) => Object.values<{ name: string }>(messages as never).map(({ name }) => name);
  expect(namesOf(asyncapi.channels.stream.messages)).toEqual([...changeTypes]);
  expect(namesOf(asyncapi.channels.webhooks.messages)).toEqual([...webhookMessageTypes]);
});

describe('an OpenAPI document', () => {
  // ASVS 2.1.1, 8.1.2.
  test.each([...audiences])('of %s is what the contract says', (audience) => {
    expect(JSON.parse(JSON.stringify(buildOpenApi(audience)))).toEqual(documents[audience]);
  });

  test('is the only one that has a route, and every route has one', () => {
    const ids = Object.values(documents).flatMap(({ paths }) =>
      Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)),
    );
    const known = Object.values(routes).map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(known.toSorted());
  });

  test('of integrators has every call that opens by a key, and few that need a person', () => {
    const described = Object.values<AnyRoute>(routes).filter((route) => audienceOf(route) === 'public');
    const byKey = Object.values<AnyRoute>(routes).filter(({ access }) => opensByKey(access));
    expect(byKey.filter((route) => !described.includes(route))).toEqual([]);
    const others = described.filter((route) => !byKey.includes(route)).map(({ operationId }) => operationId);
    const withoutKey = ['getCatalogue', 'getPostcode', 'login', 'logout', 'purchaseCredits', 'refreshSession'];
    expect(others.toSorted()).toEqual([...withoutKey, 'takeSecondStep']);
  });

  test('gives every operation an id of its own, a tag and a summary', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-zA-Z]+$/.test(id))).toEqual([]);
    expect(
      titles(operations.filter(({ tags, summary }) => tags?.length !== 1 || !summary || summary.endsWith('.'))),
    ).toEqual([]);
  });

  test('names one success, refusals of both kinds and the credentials of every operation', () => {
    const codes = ({ responses }: Operation) => Object.keys(responses);
    // Upserts create or change.
    const makesOrChanges = ['PUT /events/by-external-id/{external_id}'];
    const severalSuccesses = operations.filter(
      (each) => codes(each).filter((code) => code.startsWith('2')).length !== 1,
    );
    expect(titles(severalSuccesses)).toEqual(makesOrChanges);
    expect(titles(operations.filter((each) => !codes(each).some((code) => code.startsWith('4'))))).toEqual([]);
    const open = operations.filter(({ security }) => !security?.some((each) => 'apiKey' in each));
    expect(titles(open.filter((each) => each['x-access'].as !== 'anyone'))).toEqual([]);
    const asPerson = operations.filter((each) => ['user', 'member', 'reviewer'].includes(each['x-access'].as));
    expect(titles(asPerson.filter(({ security }) => !security?.some((each) => 'bearer' in each)))).toEqual([]);
  });

  test('describes every answer, and every refusal as a problem', () => {
    const answers = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).map(([code, answer]) => ({ name: `${operationId} ${code}`, code, answer })),
    );
    expect(answers.filter(({ answer }) => !answer.description).map(({ name }) => name)).toEqual([]);
    const refusals = answers.filter(({ code }) => code >= '400');
    expect(
      refusals.filter(({ answer }) => !answer.content?.['application/problem+json']).map(({ name }) => name),
    ).toEqual([]);
  });

  test('has room for the file of every body with one and for what is many in one, and for no more elsewhere', () => {
    const takesFile = ({ request }: AnyRoute) =>
      Object.keys(request?.body?.content ?? {}).some((type) => type !== 'application/json');
    const wrong = Object.values<AnyRoute>(routes).filter(
      (route) =>
        (takesFile(route) || route.takesLong === true || route.countsEach !== undefined) !==
        (route.maxBodyBytes !== undefined),
    );
    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('declares the parameters of every path, and no others', () => {
    const wrong = operations.filter(({ path, parameters = [] }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
      const declared = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
      return inPath.join() !== declared.toSorted().join();
    });
    expect(titles(wrong)).toEqual([]);
  });

  test('has no two paths that one address could mean', () => {
    const parts = ({ path, parameters = [] }: Operation) =>
      path.split('/').map((part) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        const format = parameters.find((each) => each.in === 'path' && each.name === name)?.schema?.format;
        return { word: name === undefined ? part : undefined, isId: format === 'uuid' };
      });
    type Part = ReturnType<typeof parts>[number];
    // Two literal segments differ; a literal never equals an id.
    const differ = (a: Part, b: Part) =>
      a.word !== undefined && b.word !== undefined
        ? a.word !== b.word
        : (a.isId && b.word !== undefined) || (b.isId && a.word !== undefined);
    const all = [...new Map(operations.map((each) => [each.path, parts(each)]))];
    const pairs = all.flatMap(([path, own], index) =>
      all
        .slice(index + 1)
        .filter(([, other]) => own.length === other.length && !own.some((part, at) => differ(part, other[at] as Part)))
        .map(([other]) => `${path} ${other}`),
    );
    expect(pairs).toEqual([]);
  });

  test('uses every component that it has, has every one that it uses, and means the same by a name', () => {
    for (const document of Object.values(documents)) {
      const own = document.components.schemas;
      for (const [name, schema] of Object.entries(own)) expect(schema, name).toEqual(schemas[name]);
      const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
      const used = new Set([...references].map(([, name = '']) => name));
      expect(Object.keys(own).filter((name) => !used.has(name))).toEqual([]);
      expect([...used].filter((name) => !(name in own))).toEqual([]);
    }
  });
});

/** Would end the session, or never end. */
const leftOut = ['logout', 'endAllSessions', 'reviewLogout', 'openStream', 'streamAppChanges'];
/** Each call costs a password hash. */
const hashing = ['login', 'reviewLogin', 'changePassword', 'deleteAccount', 'planAccountDeletion'];

/** Number of inputs for an operation; one without inputs gets a single run. */
function shareOf({ operationId, parameters, requestBody }: Operation): number {
  if (hashing.includes(operationId)) return 0.3;
  return parameters?.length || requestBody ? 1 : 0.02;
}

/** Factories for what a path's id refers to. */
const owned: Record<string, () => Record<string, unknown>> = {
  '/events': () => eventInput({ status: 'published' }),
  '/webhooks': () => ({ url: 'https://shop.example/hooks' }),
  '/team': () => ({ user_email: `${randomUUID()}@team.example` }),
  '/api-keys': () => ({ name: 'Kasse' }),
};

const tried = operations.filter(({ operationId }) => !leftOut.includes(operationId));
const shares = tried.reduce((sum, operation) => sum + shareOf(operation), 0);
const INPUTS = cases({ all: 10_000, few: 1_000 });
const runsOf = (operation: Operation) => Math.ceil((INPUTS * shareOf(operation)) / shares);
/** Resets the database before limits respond first or fixtures are used up. */
const RUNS_BETWEEN_RESETS = 10;
const SEED = 20_261_121;

/** Documented codes of a refusal; an unknown path is always possible. */
function codesOf({ responses }: Operation, status: number): string[] {
  const named = responses[status]?.description?.match(/`[a-z_]+`/g) ?? [];
  return [...named.map((code) => code.slice(1, -1)), 'not_found'];
}

describe('whatever is sent', () => {
  let app: TestApp;
  let token = '';
  let reviewer = '';
  let ownId = '';
  let ownBusiness = '';

  beforeAll(async () => {
    app = await createTestApp();
    const owner = await createOwner(app);
    token = owner.token;
    await setCredits(app, owner.businessId, 10_000);
    ownBusiness = owner.businessId;
    await verifyBusiness(app, ownBusiness);
    reviewer = (await createReviewer(app, undefined, 'lead')).token;
  });
  afterAll(() => app.close());

  async function reset({ path }: { path: string }): Promise<void> {
    for (const table of [rateLimits, apiKeys, webhooks]) await app.db.delete(table);
    const [list, input] =
      Object.entries(owned).find(([start]) => path.replace('/app/', '/').startsWith(`${start}/{id}`)) ?? [];
    if (list && input) ownId = (await app.call<{ id: string }>('POST', list, { token, json: input() })).body.id;
    else ownId = ownBusiness;
  }

  function inputsOf({ parameters = [], requestBody }: Operation) {
    const media = Object.entries(requestBody?.content ?? {})[0];
    const named = (place: string) => {
      const found = parameters.filter((parameter) => parameter.in === place);
      const fields = found.map(({ name, schema }) => [name, valuesOf(schema, resolve)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: place === 'path' ? undefined : [] });
    };
    return fc.record({
      path: named('path'),
      query: named('query'),
      usesOwn: fc.nat(3).map((chance) => chance > 0),
      media: fc.constant(media?.[0]),
      body: media ? valuesOf(media[1].schema, resolve) : fc.constant(undefined),
    });
  }

  type Input = ReturnType<typeof inputsOf> extends fc.Arbitrary<infer T> ? T : never;

  function formOf(body: unknown): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(Object(body))) {
      form.append(
        name,
        /image|proof|file/.test(name) ? new File([String(value)], 'a.png', { type: 'image/png' }) : String(value),
      );
    }
    return form;
  }

  async function send({ path, method }: { path: string; method: string }, input: Input): Promise<Response> {
    const params = input.path as Record<string, unknown>;
    const isReview = path.startsWith('/review/');
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'id' && input.usesOwn ? ownId : encodeURIComponent(String(params[name]).toWellFormed()) || '_',
    );
    const query = new URLSearchParams(Object.entries(input.query).map(([name, value]) => [name, String(value)]));
    const isForm = input.media === 'multipart/form-data';
    const key = path.startsWith('/app/') ? app.deps.config.appServiceKey : app.deps.config.publicApiKey;
    return app.app.request(`/api/v1${address}?${query}`, {
      method: method.toUpperCase(),
      headers: {
        'X-API-Key': key ?? '',
        Authorization: `Bearer ${isReview ? reviewer : token}`,
        ...(input.media && !isForm ? { 'Content-Type': input.media } : {}),
      },
      ...(input.media ? { body: isForm ? formOf(input.body) : JSON.stringify(input.body) } : {}),
    });
  }

  // ASVS 2.2.1, 15.3.5.
  it.each(tried)('$operationId answers as described, and never fails', async (operation) => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(inputsOf(operation), async (input) => {
        if (count++ % RUNS_BETWEEN_RESETS === 0) await reset(operation);
        const response = await send(operation, input);
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        expect([...Object.keys(operation.responses), '404', '304']).toContain(String(response.status));
        if (response.status >= 400) expect(codesOf(operation, response.status)).toContain(JSON.parse(text).code);
      }),
      { numRuns: runsOf(operation), seed: SEED, endOnFailure: true },
    );
  });

  it('was tried with a session that is still good', async () => {
    expect((await app.call('GET', '/events', { token })).status).toBe(200);
  });
});
