import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import type { Operation } from '#tests/support/operations.ts';
import { bodySchema, bodyWith, flatten, operations, parametersIn, textPlaces } from '#tests/support/operations.ts';
import { createTestSite } from '#tests/support/pages.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import type { JsonSchema } from '#tests/support/schema-values.ts';

const anyId = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
const LONE_SURROGATE = 'a\ud800b';
const NUL = 'a\0b';

let app: TestApp;
let tokens: { person: string; reviewer: string };
beforeAll(async () => {
  app = await createTestApp();
  tokens = { person: (await createOwner(app)).token, reviewer: (await createReviewer(app, undefined, 'lead')).token };
});
afterAll(() => app.close());

interface Refusal {
  status: number;
  code?: string;
  paths: string[];
}

async function send({ path, method }: Operation, address: string, body?: BodyInit): Promise<Refusal> {
  const { publicApiKey, appServiceKey } = app.deps.config;
  const headers = new Headers({ 'X-API-Key': (path.startsWith('/app/') ? appServiceKey : publicApiKey) ?? '' });
  const token = /^\/(review|desk)\//.test(path) ? tokens.reviewer : tokens.person;
  if (!path.startsWith('/app/')) headers.set('Authorization', `Bearer ${token}`);
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  const response = await app.app.request(`/api/v1${address}`, { method: method.toUpperCase(), headers, body });
  const problem = JSON.parse((await response.text()) || '{}') as { code?: string; errors?: { path: string }[] };
  return { status: response.status, code: problem.code, paths: (problem.errors ?? []).map(({ path: at }) => at) };
}

const refusalOf = (path: string): Refusal => ({ status: 422, code: 'invalid_input', paths: [path] });
/** A value that a path takes, of nothing that exists. */
function unknownValue(schema: JsonSchema): string {
  const { enum: [choice] = [], type, minimum = 1, maxLength = anyId.length, example } = flatten(schema);
  if (choice !== undefined) return String(choice);
  if (type === 'integer') return String(minimum);
  return maxLength < anyId.length ? String(example) : anyId;
}
const fillPath = ({ path, parameters = [] }: Operation) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return parameter ? unknownValue(parameter.schema) : anyId;
  });

describe('a text that cannot be stored as it is', () => {
  it.each(operations.filter((each) => bodySchema(each)))(
    'is refused anywhere in the body of $operationId',
    async (each) => {
      const places = textPlaces(bodySchema(each) ?? {});
      for (const place of places) {
        for (const text of [LONE_SURROGATE, NUL]) {
          const body = JSON.stringify(bodyWith([place], () => text));
          expect(await send(each, fillPath(each), body), place.join('.')).toEqual(refusalOf(place.join('.')));
        }
      }
      for (const key of [LONE_SURROGATE, NUL]) {
        const answer = await send(each, fillPath(each), JSON.stringify({ inner: [{ [key]: 1 }] }));
        expect(answer).toEqual(refusalOf('inner.0.a\uFFFDb'));
      }
    },
  );

  it.each(operations.filter((each) => parametersIn('query', each).length > 0))(
    'is refused in every parameter of $operationId',
    async (each) => {
      for (const name of parametersIn('query', each)) {
        expect(await send(each, `${fillPath(each)}?${name}=a%00b`)).toEqual(refusalOf(name));
      }
      expect(await send(each, `${fillPath(each)}?a%00b=1`)).toEqual(refusalOf('a\uFFFDb'));
    },
  );

  it.each(operations.filter((each) => parametersIn('path', each).length > 0))(
    'is refused in the path of $operationId',
    async (each) => {
      for (const name of parametersIn('path', each)) {
        const address = each.path.replaceAll(/\{(\w+)\}/g, (_, at) => (at === name ? 'a%00b' : anyId));
        expect(await send(each, address)).toEqual(refusalOf(name));
      }
    },
  );

  it('is refused in the text of a form', async () => {
    const form = new FormData();
    form.set('upload_token', NUL);
    form.set('proof', new File(['x'], 'a\0.pdf'));
    const upload = operations.find(({ operationId }) => operationId === 'uploadRegistrationProof') as Operation;
    expect(await send(upload, upload.path, form)).toEqual(refusalOf('upload_token'));
  });
});

describe('text that turns or hides other text', () => {
  /** Secrets, machines' responses, discarded values, and profile fields returned unread. */
  const nobodyReads =
    /password|token|credential|challenge|^code$|^coupon$|^item$|^website$|\bid$|_id$|if_match|_url$|^proposals/i;
  const ofProfile = ['public_email', 'website_url', 'ticket_url'];
  // Entries of a batch and of a file are refused one by one.
  const withEntries = ['batchEvents', 'importEvents'];
  const readers = operations.filter((each) => bodySchema(each) && !withEntries.includes(each.operationId));

  it.each(readers)('is refused in every line and text of $operationId', async (each) => {
    for (const place of textPlaces(bodySchema(each) ?? {})) {
      const path = place.join('.');
      if (nobodyReads.test(path) && !ofProfile.includes(path)) continue;
      const { status, paths } = await send(
        each,
        fillPath(each),
        JSON.stringify(bodyWith([place], () => 'Spark\u202easse')),
      );
      expect([status, paths], path).toEqual([422, expect.arrayContaining([path])]);
    }
  });

  const create = (title: string) =>
    app.call<{ title: string; errors: unknown }>('POST', '/events', { token: tokens.person, json: { title } });

  it.each(['\u202a', '\u202e', '\u2066', '\u2069', '\u200b', '\n', '\u2028'])(
    'is refused in a line: %j',
    async (sign) => {
      expect(await create(`Spark${sign}asse`)).toMatchObject({ status: 422, body: { errors: [{ path: 'title' }] } });
      const guest = { user_id: 'p1', display_name: `Ada${sign}Jansen` };
      const join = operations.find(({ operationId }) => operationId === 'joinEvent') as Operation;
      expect(await send(join, fillPath(join), JSON.stringify(guest))).toEqual(refusalOf('display_name'));
    },
  );

  it.each(['\u200b', '\u202e', '\u2066\u2069', ' \u200d\ufeff ', '\u3164', '\u2800'])(
    'is no title when there is nothing else: %j',
    async (title) => {
      expect(await create(title)).toMatchObject({ status: 201, body: { title: '' } });
    },
  );

  it.each(['Familienfest 👨‍👩‍👧', 'می‌خواهم', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Quiz', 'עברית وعربي', 'Straße ❤️'])(
    'does not mean %s',
    async (title) => {
      expect(await create(title)).toMatchObject({ status: 201, body: { title } });
    },
  );
});

describe('an address of a page', () => {
  const broken = ['%00', 'a%00b', '%ED%A0%80', '%E2%80%AE', '%27%22', '..%2f..', '%'];

  // ASVS 2.2.2.
  it('is never a failure of ours, whatever is in its place', async () => {
    const site = createTestSite(app.deps);
    const paths = [...new Set(site.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))];
    const open = paths.filter((path) => !path.startsWith('/api/') && /[:*]/.test(path));
    expect(open.length).toBeGreaterThan(8);
    for (const path of open) {
      for (const part of broken) {
        for (const end of ['', '.ics', '.atom', '.png', '.pdf', '.json']) {
          const address = path.replaceAll(/:\w+(\{(?:[^{}]|\{[^}]*\})*\})?\??|\*/g, part + end);
          for (const query of [
            '',
            '?lang=a%00b&p=a%00b&received=a%00b&event=a%00b&business=a%00b&token=a%00b&page=a%00b',
          ]) {
            const { status } = await site.request(address + query);
            expect(status, address + query).toBeLessThan(500);
          }
        }
      }
    }
    for (const part of broken.slice(0, 3)) {
      for (const address of [`/b/${part}`, `/b/${part}.ics`, `/b/${part}.atom`, `/e/${part}`, `/e/${part}.png`]) {
        expect((await site.request(address)).status, address).toBe(404);
      }
    }
  });
});

describe('a number', () => {
  const unbounded = (schema: JsonSchema, before: string): string[] => {
    const { type, anyOf = [], oneOf = [], items, properties = {}, enum: choices, ...rest } = flatten(schema);
    const isNumber = [type].flat().some((each) => each === 'integer' || each === 'number');
    const { minimum = -Infinity, maximum = Infinity } = rest as { minimum?: number; maximum?: number };
    const isBounded = choices !== undefined || (Math.abs(minimum) < 2 ** 53 - 1 && Math.abs(maximum) < 2 ** 53 - 1);
    return [
      ...(isNumber && !isBounded ? [before] : []),
      ...[...anyOf, ...oneOf].flatMap((choice) => unbounded(choice, before)),
      ...(items ? unbounded(items, `${before}.0`) : []),
      ...Object.entries(properties).flatMap(([name, field]) => unbounded(field, `${before}.${name}`)),
    ];
  };

  // ASVS 1.4.2.
  it('has bounds wherever it is sent', () => {
    const found = operations.flatMap((each) => [
      ...unbounded(bodySchema(each) ?? {}, each.operationId),
      ...(each.parameters ?? []).flatMap(({ name, schema }) => unbounded(schema, `${each.operationId} ${name}`)),
    ]);
    expect(found).toEqual([]);
  });

  it.each([-1, 0, 27, Number.MAX_SAFE_INTEGER])(
    'of dates that no series has is refused with a draft: %j',
    async (count) => {
      const json = { title: 'W', repetition: { frequency: 'weekly', count } };
      const answer = await app.call('POST', '/events', { token: tokens.person, json });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'repetition.count' }] } });
    },
  );
});

describe('a body', () => {
  const login = operations.find(({ operationId }) => operationId === 'login') as Operation;
  const replace = operations.find(({ operationId }) => operationId === 'replaceEvent') as Operation;

  // ASVS 1.1.1.
  it('that is not UTF-8 is refused instead of being read as something else', async () => {
    const response = await app.app.request('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'X-API-Key': app.deps.config.publicApiKey, 'Content-Type': 'application/json' },
      body: Buffer.from('{"email":"a\xffb"}', 'latin1'),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_json' });
  });

  it('that is nested without end is refused', async () => {
    const deep = `{"id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await send(replace, fillPath(replace), deep)).toMatchObject({ status: 422, code: 'invalid_input' });
  });

  it('with 22,000 mistakes is answered with twenty of them', async () => {
    const fields = Object.fromEntries(Array.from({ length: 22_000 }, (_, index) => [`f${index}`, 1]));
    const answer = await send(login, login.path, JSON.stringify(fields));
    expect(answer.status).toBe(422);
    expect(answer.paths).toHaveLength(20);
  });

  it('outside a limit is told the limit, and what it counts', async () => {
    const errorsOf = async (path: string, json: unknown) =>
      (await app.call<{ errors: unknown }>('POST', path, { token: tokens.person, json })).body.errors;
    const event = { title: 'x'.repeat(201), category: { tags: Array(6).fill('bier') } };
    expect(await errorsOf('/events', event)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'title', code: 'too_big', limit: 60, unit: 'characters' }),
        expect.objectContaining({ path: 'category.tags', code: 'too_big', limit: 5, unit: 'entries' }),
      ]),
    );
    const [short] = (await errorsOf('/auth/password/change', { current_password: 'x', password: 'kurz' })) as unknown[];
    expect(short).toMatchObject({ path: 'password', code: 'too_small', limit: 8, unit: 'characters' });
    const many = await errorsOf('/events', { title: 'Quiz', max_participants: 1_000_000 });
    expect(many).toMatchObject([{ path: 'max_participants', code: 'too_big', limit: 100_000 }]);
    expect(many).not.toMatchObject([{ unit: expect.anything() }]);
  });

  it('with a name of 200 kB is answered with the beginning of it', async () => {
    const { paths } = await send(login, login.path, JSON.stringify({ email: 'a@b.example', ['x'.repeat(200_000)]: 1 }));
    expect(Math.max(...paths.map((path) => path.length))).toBe(201);
  });

  it('of more than twenty parts is refused before it is taken apart', async () => {
    const form = new FormData();
    for (let index = 0; index < 21; index++) form.append('proof', 'x');
    const upload = operations.find(({ operationId }) => operationId === 'replaceProof') as Operation;
    expect(await send(upload, upload.path, form)).toMatchObject({ status: 422, code: 'invalid_input', paths: [] });
  });
});

describe('a day or a place in a list that nobody means', () => {
  const cursorAt = (time: unknown) => Buffer.from(JSON.stringify([time, anyId])).toString('base64url');
  const listing = operations.filter((each) => parametersIn('query', each).includes('cursor'));
  const ends = [Date.UTC(-1, 0), -8.64e15, 8.64e15, Date.UTC(275_760, 0), -1, 1.5, 1e300, '0'];

  it.each(listing)('is refused as a cursor of $operationId', async (each) => {
    for (const cursor of [...ends.map(cursorAt), '9'.repeat(16), '-1', 'W10']) {
      const { status, paths } = await send(each, `${fillPath(each)}?cursor=${cursor}`);
      expect([404, 422], cursor).toContain(status);
      expect(paths, cursor).toEqual(status === 422 ? ['cursor'] : []);
    }
  });

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
    'is refused wherever a day is sent: %s',
    async (day) => {
      const call = (method: string, path: string, json: unknown) =>
        app.call<{ errors: unknown }>(method, path, { token: tokens.person, json });
      for (const field of ['event_date', 'date', 'scheduled_date']) {
        const answer = await call('POST', '/events', { title: 'Quiz', [field]: day });
        expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
      }
      const closure = { id: 'a', start_date: day, end_date: day, reason: '' };
      const answer = await call('PUT', '/profile', { display_name: 'Anker', extraordinary_closures: [closure] });
      expect(answer).toMatchObject({
        status: 422,
        body: {
          errors: [{ path: 'extraordinary_closures.0.start_date' }, { path: 'extraordinary_closures.0.end_date' }],
        },
      });
    },
  );

  it.each(['1900-01-01', '2999-12-31'])('is not the first or the last that can be stored: %s', async (event_date) => {
    for (const times of [{}, { start_time: '20:00', end_time: '02:00' }]) {
      const json = { title: 'Quiz', event_date, ...times };
      expect((await app.call('POST', '/events', { token: tokens.person, json })).status).toBe(201);
    }
  });

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'])('is refused as the end of a key: %s', async (at) => {
    const answer = await app.call('POST', '/api-keys', {
      token: tokens.person,
      json: { name: 'Kasse', expires_at: at },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'expires_at' }] } });
  });
});
