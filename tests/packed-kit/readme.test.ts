import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner } from '#tests/support/factories.ts';
import { serveApp } from '#tests/support/serve-app.ts';

/* Packs the SDK, and follows its README in an empty folder. */
const exec = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const sdk = join(root, 'packages/sdk');
const MOST_SECONDS = 120;
const MOST_PACKED_BYTES = 60_000;

let app: TestApp;
let served: Awaited<ReturnType<typeof serveApp>>;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  app = await createTestApp();
  // The README's day is one after today.
  app.clock.set(new Date().toISOString());
  served = await serveApp(app);
  const { token } = await createVerifiedOwner(app);
  const json = { name: 'SDK', test: true, scopes: ['events:write'] };
  const { body } = await app.call<{ key: string }>('POST', '/api-keys', { token, json });
  folder = await mkdtemp(join(tmpdir(), 'dabei-kit-'));
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  env = { ...process.env, PATH, DABEI_KEY: body.key, DABEI_URL: served.address };
});
afterAll(async () => {
  served.close();
  await rm(folder, { recursive: true });
  await app.close();
});

async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  const { stdout } = await exec(program, args, { cwd, env }).catch((error) => {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });
  return stdout.trim();
}

it('is packed, installed without a network, and publishes a first test event by its README', async () => {
  await run(root, 'npm', 'run', 'build-kit');
  const archive = join(folder, await run(sdk, 'npm', 'pack', '--silent', '--pack-destination', folder));
  expect((await stat(archive)).size).toBeLessThan(MOST_PACKED_BYTES);

  const begun = performance.now();
  const readme = await readFile(join(sdk, 'README.md'), 'utf8');
  expect(readme).toContain('npm install @dabei/sdk\n');
  await run(folder, 'npm', 'install', '--offline', '--no-audit', archive);
  const [, code = ''] = /```js first\.mjs\n([\s\S]*?)```/.exec(readme) ?? [];
  await writeFile(join(folder, 'first.mjs'), code);
  const printed = await run(folder, 'node', 'first.mjs');
  const seconds = (performance.now() - begun) / 1000;
  process.stderr.write(`The README took ${seconds.toFixed(1)} s, ${(await stat(archive)).size} bytes packed\n`);
  expect(seconds).toBeLessThan(MOST_SECONDS);

  const [id = '', status] = printed.split(' ');
  const options = { headers: { 'X-API-Key': env.DABEI_KEY ?? '' } };
  const { body } = await app.call('GET', `/events/${id}`, options);
  expect([status, body]).toMatchObject(['published', { title: 'Kneipenquiz', test: true, credits_spent: 0 }]);
});

it('has a command line in one file that tells how it is used', async () => {
  const cli = join(root, 'packages/cli');
  const archive = join(folder, await run(cli, 'npm', 'pack', '--silent', '--pack-destination', folder));
  await run(folder, 'npm', 'install', '--offline', '--no-audit', archive);
  const printed = await run(folder, join(folder, 'node_modules/.bin/dabei'), '--help');
  for (const command of ['login', 'events push', 'events import', 'listen', 'trigger'])
    expect(printed).toContain(`dabei ${command} `);
});

it('has types by which its examples compile strictly', async () => {
  await cp(join(sdk, 'examples'), folder, { recursive: true });
  const compilerOptions = {
    ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, module: 'nodenext', target: 'es2022' },
    ...{ types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  };
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  await run(folder, process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', folder);
});
