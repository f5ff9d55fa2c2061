import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ok } from '@oazapfts/runtime';
import { Engine } from 'php-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWebhookSecret, signWebhook } from '#server/modules/people/webhooks/sign-webhook.ts';
import * as dabei from '#tests/.generated/client.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, setCredits } from '#tests/support/factories.ts';
import { serveApp } from '#tests/support/serve-app.ts';
import { callOf, writeCall } from '#web/routes/public/api-docs/calls.ts';
import { loadContract } from '#web/routes/public/api-docs/contract.ts';
import { readEndpoints } from '#web/routes/public/api-docs/endpoints.ts';
import { walkAll } from '#web/routes/public/api-docs/lists.ts';
import { problemExample } from '#web/routes/public/api-docs/problem-example.ts';
import { phpCheck, pythonCheck, shellCheck, typeScriptCheck } from '#web/routes/public/api-docs/signatures.ts';

/* Runs the documentation's examples unchanged against a listening server. */
const run = promisify(execFile);

/** Returns '' when Python cannot run the examples; the reason is reported below. */
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
let server: Awaited<ReturnType<typeof serveApp>>;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let base = '';
let env: NodeJS.ProcessEnv = {};

beforeAll(async () => {
  await loadContract();
  app = await createTestApp();
  server = await serveApp(app);
  base = `${server.address}/api/v1`;
  owner = await createVerifiedOwner(app, { loginEmail: 'hallo@zurfettenecke.example' });
  const json = { name: 'Kasse', scopes: ['events:write'] };
  const { body } = await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json });
  env = { ...process.env, DABEI_KEY: body.key, TOKEN: owner.token };
});
afterAll(async () => {
  server.close();
  await app.close();
});

function codesOf(operationId: string) {
  const endpoint = readEndpoints().find((one) => one.operationId === operationId);
  if (!endpoint) throw new Error(`the page has no ${operationId}`);
  return { codes: writeCall(callOf(endpoint, base)), example: endpoint.body?.example };
}
const shell = async (script: string) =>
  JSON.parse((await run('sh', ['-c', script.replace('curl', 'curl -sS')], { env })).stdout);
/** All examples send the same attempt, so only one event exists. */
const events = async () =>
  (await app.call<{ data: { id: string }[]; total: number }>('GET', '/events', { token: owner.token })).body;

test('the call in a shell publishes an event, once, and answers what the page shows', async () => {
  const { codes, example } = codesOf('createEvent');
  const answer = await shell(codes.curl);
  expect(answer).toMatchObject({ ...example, credits_spent: 1 });
  expect((await shell(codes.curl)).id).toBe(answer.id);
  expect(await shell(codesOf('listEvents').codes.curl)).toMatchObject({ data: [{ id: answer.id }], total: 1 });
});

test('the call in TypeScript is one of the generated client', async () => {
  dabei.defaults.baseUrl = base;
  dabei.defaults.headers = { 'X-API-Key': env.DABEI_KEY ?? '' };
  const call = /await ok\([\s\S]*\);$/.exec(codesOf('createEvent').codes.typescript)?.[0] ?? '';
  const AsyncFunction = (async () => undefined).constructor as new (
    ...code: string[]
  ) => (...values: unknown[]) => Promise<unknown>;
  const event = await new AsyncFunction('ok', 'dabei', `return ${call}`)(ok, dabei);
  expect(event).toMatchObject({ id: (await events()).data[0]?.id, title: 'Kneipenquiz' });
});

describe.each(findPython())('with %s', (python) => {
  test('the call answers the same event, and a list is read to its end', async () => {
    const { stdout } = await run(python, ['-c', codesOf('createEvent').codes.python], { env });
    expect(stdout).toContain((await events()).data[0]?.id);
    const list = await run(python, ['-c', walkAll(base).python], { env });
    expect(list.stdout.trim().split('\n')).toHaveLength((await events()).total);
  });

  test('every call is written without a mistake', async () => {
    const programs = readEndpoints().map((endpoint) => writeCall(callOf(endpoint, base)).python);
    const script = 'import ast, json, sys\nfor one in json.load(sys.stdin): ast.parse(one)';
    const child = execFileSync(python, ['-c', script], { input: JSON.stringify(programs) });
    expect(child.toString()).toBe('');
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

test('the check of signatures in TypeScript believes our deliveries, also while a secret changes, and no others', async () => {
  const { stripTypeScriptTypes } = await import('node:module');
  const script = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(typeScriptCheck))}`;
  const { isGenuine } = await import(/* @vite-ignore */ script);
  const [old, secret] = [createWebhookSecret(), createWebhookSecret()];
  const body = '{"event_type":"event.created"}';
  const headers = signWebhook([secret, old], 'one', new Date(), body);
  expect(isGenuine(headers, body, secret)).toBe(true);
  expect(isGenuine(headers, body, old)).toBe(true);
  expect(isGenuine(headers, body, createWebhookSecret())).toBe(false);
  expect(isGenuine(headers, `${body} `, secret)).toBe(false);
  expect(isGenuine(signWebhook([secret], 'one', new Date(0), body), body, secret)).toBe(false);
  expect(isGenuine({}, body, secret)).toBe(false);
});

test('the check of signatures in a shell believes our deliveries and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  const secret = createWebhookSecret();
  const body = '{"event_type":"event.created"}';
  writeFileSync(join(folder, 'body.json'), body);
  const believes = async (sent: ReturnType<typeof signWebhook>, SECRET = secret) => {
    const headers = {
      id: sent['webhook-id'],
      time: sent['webhook-timestamp'],
      signature: sent['webhook-signature'],
    };
    const child = run('sh', ['-c', shellCheck], { cwd: folder, env: { ...process.env, ...headers, SECRET } });
    return child.then(
      () => true,
      () => false,
    );
  };
  expect(await believes(signWebhook([createWebhookSecret(), secret], 'one', new Date(), body))).toBe(true);
  expect(await believes(signWebhook([secret], 'one', new Date(), `${body} `))).toBe(false);
  expect(await believes(signWebhook([secret], 'one', new Date(), body), createWebhookSecret())).toBe(false);
  expect(await believes(signWebhook([secret], 'one', new Date(0), body))).toBe(false);
});

test('the check of signatures in PHP has no mistake and asks for what we send', () => {
  expect(() => new Engine({}).parseCode(phpCheck, 'example.php')).not.toThrow();
  expect(phpCheck).toMatch(/hash_hmac\("sha256"[\s\S]*hash_equals\(/);
  for (const name of Object.keys(signWebhook([], 'one', new Date(), ''))) expect(phpCheck).toContain(`"${name}"`);
});

test('the problem that the page shows is the one that comes', async () => {
  await setCredits(app, owner.businessId, 2);
  const json = { title: 'Quiz', description: 'Sechs Runden', event_date: '2026-12-09', start_time: '20:00' };
  const { body } = await app.call('POST', '/events', {
    token: owner.token,
    json: { ...json, featured_event: true, push_notification: true, status: 'published' },
  });
  const { request_id, ...problem } = body;
  expect(problem).toEqual(JSON.parse(problemExample()));
  expect(request_id).toMatch(/\S/);
});
