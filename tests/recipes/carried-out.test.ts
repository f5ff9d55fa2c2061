import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { demoKeys, demoSignIn } from '#domain/shared/demo.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { recipes } from './recipes.ts';

const exec = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let copy: string;
let address: string;
let product: ReturnType<typeof spawn> | undefined;
const environment = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };

/** Runs a program in the copy; throws with its output. */
async function run(program: string, ...args: string[]): Promise<void> {
  await exec(program, args, { cwd: copy, env: environment, maxBuffer: 64 * 1024 * 1024 }).catch((error) => {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });
}

async function copyTree(): Promise<void> {
  const { stdout } = await exec('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const path of stdout.split('\0').filter(Boolean)) await cp(join(root, path), join(copy, path));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
}

async function applyRecipes(): Promise<void> {
  for (const { edits, proofs = {} } of recipes) {
    for (const [path, edit] of Object.entries(edits)) {
      const file = join(copy, path);
      const text = await readFile(file, 'utf8').catch(() => '');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, edit(text));
    }
    for (const [path, text] of Object.entries(proofs)) await writeFile(join(copy, path), text);
  }
}

async function call<T>(method: string, path: string, token?: string, json?: unknown): Promise<T> {
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: {
      'X-API-Key': demoKeys.publicApiKey,
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}

async function startProduct(): Promise<void> {
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATA_DIR: join(copy, '.data'), PUBLIC_URL: address, LOG_LEVEL: 'error' };
  product = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [product?.stdout, product?.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('is ready at')) resolve();
      });
  });
  const hasEnded = once(product, 'exit').then(() => Promise.reject(new Error(output)));
  await Promise.race([isReady, hasEnded]);
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'dabei-recipes-'));
  await copyTree();
  await applyRecipes();
  await run('npm', 'run', 'openapi');
  await run('npm', 'run', 'migration', '--', '--name', 'recipes');
  await run('npm', 'run', 'privacy');
  await run('npm', 'run', 'settings');
  await run('npm', 'run', 'format');
}, 600_000);

afterAll(async () => {
  product?.kill('SIGTERM');
  if (product && product.exitCode === null) await once(product, 'exit');
  await rm(copy, { recursive: true, force: true });
});

describe('a tree in which every recipe was carried out', () => {
  it('passes lint, types and the check of the OpenAPI file', () =>
    run('npm', 'test', '--', '--only', 'lint,types,openapi'));

  it('passes the tests of rules, texts, contract, architecture and permissions', async () => {
    const proofs = recipes.flatMap((recipe) => Object.keys(recipe.proofs ?? {}));
    const ofTree = ['architecture', 'documents', 'migrations', 'owners', 'tenant-keys'];
    const files = ['api-docs', 'openapi', 'permission-matrix', ...ofTree];
    await run(
      'npm',
      'test',
      '--',
      '--only',
      'vitest',
      '--',
      ...['domain/door', 'scripts/generate', 'server/modules/people/account', 'server/boot/settings'],
      ...proofs,
      ...files.map((name) => `tests/${name}.test.ts`),
    );
  });

  it('shows guests the field, serves the page, answers the query and tells the webhook', async () => {
    await startProduct();
    const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', undefined, demoSignIn);

    const event = await call<{ id: string; page_url: string; dress_code: string }>('POST', '/events', token, {
      title: 'Ball der Rezepte',
      description: 'Einmal fein.',
      dress_code: 'Abendgarderobe',
      event_date: addDays(berlinDay(new Date()), 1),
      start_time: '20:00',
      status: 'published',
    });
    expect(event.dress_code).toBe('Abendgarderobe');
    await expect.poll(async () => (await fetch(event.page_url)).text()).toContain('Dresscode: Abendgarderobe');

    // The login's cookie authenticates pages.
    const signedIn = await fetch(`${address}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'X-API-Key': demoKeys.publicApiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(demoSignIn),
    });
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const page = await fetch(`${address}/business/checklist`, { headers: { Cookie: cookies.join('; ') } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Checkliste');

    const hook = await call<{ id: string }>('POST', '/webhooks', token, {
      url: 'https://receiver.example/dabei',
      event_types: ['event.duplicated'],
    });
    await call('POST', `/events/${event.id}/duplicate`, token);
    const messages = () => call<{ data: { event_type: string }[] }>('GET', `/webhooks/${hook.id}/messages`, token);
    await expect
      .poll(async () => (await messages()).data.map((message) => message.event_type))
      .toEqual(['event.duplicated']);

    const counts = await call<{ data: { action: string; entries: number }[] }>('GET', '/audit/counts', token);
    expect(counts.data.length).toBeGreaterThan(0);
  });
});
