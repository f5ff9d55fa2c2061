import { execFile, execFileSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Engine } from 'php-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#database/schema/users.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { texts as de } from '#i18n/de/pages/api-docs.ts';
import { texts as en } from '#i18n/en/pages/api-docs.ts';
import { createWebhookSecret, signWebhook } from '#server/modules/webhooks/sign-webhook.ts';
import { hashPassword } from '#server/security/passwords.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, setCredits } from '#tests/support/factories.ts';
import * as samples from '#web/routes/public/api-docs/samples.ts';
import { phpCheck, pythonCheck } from '#web/routes/public/api-docs/signatures.ts';

/* The strings that the page shows, run unchanged against a listening server. */
const run = promisify(execFile);
const pairs = Object.entries({ de, en });

/** Empty when Python cannot run the examples here; the reason is reported below. */
function findPython(): string[] {
  try {
    execFileSync('python3', ['-c', 'import requests']);
    return ['python3'];
  } catch (error) {
    process.stderr.write(`The Python examples are not run: ${(error as Error).message.trim()}\n`);
    return [];
  }
}

let app: TestApp;
let server: Server;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let base = '';
let apiKey = '';

beforeAll(async () => {
  app = await createTestApp();
  server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  owner = await createVerifiedOwner(app, { loginEmail: 'hallo@zurfettenecke.example' });
  const json = { name: 'Kasse', scopes: ['events:write'] };
  apiKey = (await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json })).body.key;
});
afterAll(async () => {
  server.close();
  await app.close();
});

type Texts = typeof de | typeof en;
const wordsOf = ({ example }: Texts, day = '2026-12-09'): samples.Words => ({
  title: example.eventTitle,
  text: example.eventText,
  place: example.eventPlace,
  password: example.password,
  base,
  key: app.deps.config.publicApiKey,
  day,
});
const created = { status: 'draft', event_date: '2026-12-09', start_time: '20:00' };
const newest = async () =>
  (await app.call<{ data: Record<string, unknown>[] }>('GET', '/events', { token: owner.token })).body.data[0];

async function shell(script: string): Promise<Record<string, unknown>> {
  const env = { ...process.env, API_KEY: apiKey, TOKEN: owner.token };
  const { stdout } = await run('sh', ['-c', script.replace('curl', 'curl -sS')], { env });
  return JSON.parse(stdout);
}

describe('the curl examples', () => {
  test.each(pairs)('in %s get a token', async (_, texts) => {
    const words = wordsOf(texts);
    const passwordHash = await hashPassword(words.password);
    await app.db.update(users).set({ passwordHash }).where(eq(users.email, 'hallo@zurfettenecke.example'));
    expect(await shell(samples.curlLogin(words))).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 });
  });

  test.each(pairs)('in %s publish an event, once, and answer what the page shows', async (language, texts) => {
    const words = wordsOf(texts, language === 'de' ? '2026-12-09' : '2027-01-13');
    const answer = await shell(samples.curlCreate(words));
    const { id: _, ...shown } = JSON.parse(samples.createAnswer(words));
    expect(answer).toMatchObject({ ...shown, description: words.text, location: words.place, capacity: 40 });
    expect((await shell(samples.curlCreate(words))).id).toBe(answer.id);
  });
});

test.each(pairs)('the TypeScript example in %s creates a draft', async (language, texts) => {
  const words = wordsOf(texts);
  const day = addDays(words.day, language === 'de' ? 1 : 2);
  const script = `const apiKey = ${JSON.stringify(apiKey)};\n${samples.typeScript({ ...words, day })}\nexport { event };`;
  const { event } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
  expect(event).toMatchObject({ ...created, event_date: day, title: words.title });
});

describe.each(findPython())('with %s', (python) => {
  test('the example reads all events', async () => {
    const env = { ...process.env, API_KEY: apiKey };
    const { stdout } = await run(python, ['-c', samples.python(wordsOf(de))], { env });
    const { body } = await app.call<{ total: number }>('GET', '/events', { token: owner.token });
    expect(stdout.trim().split('\n')).toHaveLength(body.total);
    expect(stdout).toContain(de.example.eventTitle);
  });

  test('the check of signatures believes our deliveries and no others', async () => {
    const secret = createWebhookSecret();
    const headers = signWebhook([createWebhookSecret(), secret], 'one', new Date(), '{"a":1}');
    const old = signWebhook([secret], 'one', new Date(0), '{"a":1}');
    const cases = [
      [headers, '{"a":1}', secret],
      [headers, '{"a":2}', secret],
      [headers, '{"a":1}', createWebhookSecret()],
      [old, '{"a":1}', secret],
    ];
    const script = `${pythonCheck}\nimport json, sys\nfor h, b, s in json.loads(sys.argv[1]): print(is_genuine(h, b.encode(), s))`;
    const { stdout } = await run(python, ['-c', script, JSON.stringify(cases)]);
    expect(stdout.trim().split('\n')).toEqual(['True', 'False', 'False', 'False']);
  });
});

/** The parts of a PHP syntax tree that are used here. */
interface PhpNode {
  kind: string;
  type?: string;
  name?: string;
  value?: unknown;
  left?: PhpNode;
  right?: PhpNode;
  what?: PhpNode;
  arguments?: PhpNode[];
  items?: { key: PhpNode | null; value: PhpNode }[];
}

/** The value of a constant expression of PHP, as far as an example may contain one. */
function evaluate(node: PhpNode | null | undefined): unknown {
  const {
    kind,
    type,
    name,
    value,
    left,
    right,
    what,
    items = [],
    arguments: [argument] = [],
  } = node ?? { kind: 'null' };
  if (kind === 'string' || kind === 'boolean') return value;
  if (kind === 'number') return Number(value);
  if (kind === 'name') return name;
  if (kind === 'bin' && type === '.') return `${evaluate(left)}${evaluate(right)}`;
  if (kind === 'call' && what?.name === 'getenv') return evaluate(argument) === 'API_KEY' ? apiKey : '';
  if (kind === 'call' && what?.name === 'json_encode') return JSON.stringify(evaluate(argument));
  if (kind !== 'array') throw new Error(`an example cannot hold ${kind}`);
  if (items.every(({ key }) => key === null)) return items.map((item) => evaluate(item.value));
  return Object.fromEntries(items.map((item) => [evaluate(item.key), evaluate(item.value)]));
}

/** Parses a PHP program; returns the arguments of all calls of a function in it. */
function callsOf(program: string, name: string): PhpNode[][] {
  const calls: PhpNode[][] = [];
  const tree = new Engine({}).parseCode(program, 'example.php');
  JSON.parse(JSON.stringify(tree), (_, node: PhpNode | null) => {
    if (node?.kind === 'call' && node.what?.name === name) calls.push(node.arguments ?? []);
    return node;
  });
  return calls;
}

describe('PHP', () => {
  test.each(pairs)('in %s makes a request that creates a draft', async (language, texts) => {
    const words = wordsOf(texts);
    const day = addDays(words.day, language === 'de' ? 3 : 4);
    const program = samples.php({ ...words, day });
    const url = evaluate(callsOf(program, 'curl_init')[0]?.[0]);
    const options = evaluate(callsOf(program, 'curl_setopt_array')[0]?.[1]) as Record<string, unknown>;
    const headers = (options.CURLOPT_HTTPHEADER as string[]).map((line) => line.split(': ') as [string, string]);
    const response = await fetch(String(url), {
      method: options.CURLOPT_POST === true ? 'POST' : 'GET',
      headers,
      body: String(options.CURLOPT_POSTFIELDS),
    });
    expect(response.status).toBe(201);
    expect(await newest()).toMatchObject({ ...created, event_date: day, title: words.title });
  });

  test('has no mistake in the check of signatures, which asks for what we send', () => {
    expect(callsOf(phpCheck, 'hash_hmac').map(([algorithm]) => evaluate(algorithm))).toEqual(['sha256']);
    expect(callsOf(phpCheck, 'hash_equals')).toHaveLength(1);
    for (const name of Object.keys(signWebhook([], 'one', new Date(), ''))) expect(phpCheck).toContain(`"${name}"`);
  });
});

test('the problem that the page shows is the one that comes', async () => {
  await setCredits(app, owner.businessId, 2);
  const json = { title: 'Quiz', description: 'Sechs Runden', event_date: '2026-12-09', start_time: '20:00' };
  const { body } = await app.call('POST', '/events', {
    token: owner.token,
    json: { ...json, featured_event: true, push_notification: true, status: 'published' },
  });
  const { request_id, ...problem } = body;
  expect(problem).toEqual(JSON.parse(samples.problemAnswer()));
  expect(request_id).toMatch(/\S/);
});
