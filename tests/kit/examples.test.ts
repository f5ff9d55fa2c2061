import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dabei } from '@dabei/sdk';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, setPlan } from '#tests/support/factories.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { serveApp } from '#tests/support/serve-app.ts';

/* Runs the tasks of the README as they are, against a listening server. */
const folder = join(import.meta.dirname, '../../packages/sdk/examples');
let app: TestApp;
let served: Awaited<ReturnType<typeof serveApp>>;
let files: string;
let dabei: Dabei;
const printed: string[] = [];
const servers: Server[] = [];

beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
  served = await serveApp(app);
  const { token, businessId } = await createVerifiedOwner(app);
  // Its keys may make enough calls.
  await setPlan(app, businessId, 'enterprise');
  const json = { name: 'SDK', test: true, scopes: ['events:write', 'participants:write', 'webhooks:write'] };
  const { body } = await app.call<{ key: string }>('POST', '/api-keys', { token, json });
  files = await mkdtemp(join(tmpdir(), 'dabei-examples-'));
  process.env.DABEI_KEY = body.key;
  process.env.DABEI_URL = served.address;
  dabei = new Dabei({ key: body.key, baseUrl: served.address });
});
afterAll(async () => {
  for (const name of ['DABEI_KEY', 'DABEI_URL', 'DABEI_WEBHOOK_SECRET', 'PORT']) delete process.env[name];
  for (const server of servers) server.close();
  served.close();
  await rm(files, { recursive: true });
  await app.close();
});
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation((...words) => void printed.push(words.join(' ')));
  for await (const { id } of dabei.events.list()) await dabei.events.delete(id);
});

const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Runs an example, with a file of this text as its argument. */
async function run(name: string, text = ''): Promise<{ server?: Server }> {
  vi.resetModules();
  const file = join(files, 'input');
  await writeFile(file, text);
  const { argv } = process;
  process.argv = [argv[0] ?? '', name, file];
  try {
    return await import(join(folder, name));
  } finally {
    process.argv = argv;
  }
}

async function serve(name: string): Promise<string> {
  const port = await findFreePort();
  process.env.PORT = String(port);
  const { server } = await run(name);
  if (!server) throw new Error(`${name} serves nothing`);
  servers.push(server);
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${port}`;
}

it('each is written in at most 15 lines', async () => {
  const names = await readdir(folder);
  expect(names).toHaveLength(4);
  const readme = await readFile(join(folder, '../README.md'), 'utf8');
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    expect(text.trim().split('\n').length, name).toBeLessThanOrEqual(15);
    expect(readme).toContain(`<!-- examples/${name} -->\n\`\`\`ts\n${text}`);
  }
});

it('publishes a week from a CSV, and nothing twice', async () => {
  const rows = ['Quiz', 'Lesung', 'Jazz'].map(
    (title, at) => `${title},Ein Abend im Gastraum.,${dayIn(at + 1)},20:00,Gastraum`,
  );
  const csv = `title,description,event_date,start_time,location\n${rows.join('\n')}\n`;
  await run('publish-week.ts', csv);
  expect(printed.splice(0)).toEqual(['Quiz', 'Lesung', 'Jazz'].map((title, at) => `created ${dayIn(at + 1)} ${title}`));
  await run('publish-week.ts', csv);
  expect(printed.splice(0).every((line) => line.startsWith('known'))).toBe(true);
  expect((await dabei.events.list({ status: 'published' })).total).toBe(3);
});

it('syncs by external id: the second time only what changed is changed', async () => {
  const event = (id: string, title: string) => ({ id, title, description: 'Abend.', event_date: dayIn(3) });
  await run('sync-events.ts', JSON.stringify([event('a', 'Quiz'), event('b', 'Lesung')]));
  const before = printed.splice(0);
  app.clock.advance({ minutes: 1 });
  await run('sync-events.ts', JSON.stringify([event('a', 'Quiz'), event('b', 'Lesung im Hof')]));
  const after = printed.splice(0);
  expect([after[0] === before[0], after[1]?.startsWith('b Lesung im Hof changed ')]).toEqual([true, true]);
  expect((await dabei.events.list()).total).toBe(2);
});

it('answers a join by webhook, and no message that is forged', async () => {
  app.clock.set(new Date().toISOString());
  const address = await serve('answer-join.ts').then(async (url) => {
    const hook = await dabei.webhooks.create({ url, test: true });
    process.env.DABEI_WEBHOOK_SECRET = hook.secret;
    return url;
  });
  // Started again with the secret, as its reader does.
  servers.pop()?.close();
  process.env.PORT = new URL(address).port;
  const { server } = await run('answer-join.ts');
  if (server) servers.push(server);
  const input = { title: 'Quiz', description: 'Abend.', event_date: dayIn(3), approval_method: 'application' } as const;
  const { id } = await dabei.events.create({ ...input, status: 'published' });
  await dabei.testGuests.join(id, { user_id: 'mia', display_name: 'Mia' });
  await app.runJobs();
  const { data } = await dabei.participants.list(id);
  expect(data).toMatchObject([{ user_id: 'mia', status: 'approved' }]);
  expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(400);
});

it('shows events on a page, as text', async () => {
  const input = { description: 'Abend.', event_date: dayIn(3), start_time: '20:00', status: 'published' } as const;
  await dabei.events.create({ ...input, title: 'Quiz & <b>Bier</b>' });
  const html = await (await fetch(await serve('show-events.ts'))).text();
  expect(html).toBe(`<ul><li>${dayIn(3)} 20:00: Quiz &#38; &#60;b&#62;Bier&#60;/b&#62;</li></ul>`);
});
