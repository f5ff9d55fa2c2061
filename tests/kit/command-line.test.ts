import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Dabei } from '@dabei/sdk';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, setCredits, setPlan } from '#tests/support/factories.ts';
import { serveApp } from '#tests/support/serve-app.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { listen, makeListener } from '../../packages/cli/src/listen.ts';
import { run } from '../../packages/cli/src/run.ts';

let app: TestApp;
let served: Awaited<ReturnType<typeof serveApp>>;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let folder: string;
const keys = { live: '', test: '', reader: '' };
const scopes = ['events:write', 'participants:write', 'webhooks:write'];

beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
  app.clock.set(new Date().toISOString());
  served = await serveApp(app);
  owner = await createVerifiedOwner(app);
  await setPlan(app, owner.businessId, 'enterprise');
  await setCredits(app, owner.businessId, 50);
  const keyOf = async (json: object) => {
    const given = { name: 'CLI', scopes, ...json };
    return (await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json: given })).body.key;
  };
  keys.live = await keyOf({});
  keys.test = await keyOf({ test: true });
  keys.reader = await keyOf({ scopes: ['events:read'] });
});
afterAll(async () => {
  served.close();
  await app.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dabei-cli-'));
  return () => rm(folder, { recursive: true });
});

/** Runs the command line with a home of its own. */
async function dabei(args: string[], key: string | undefined = keys.live, typed = '') {
  const lines: string[] = [];
  const environment = {
    XDG_CONFIG_HOME: folder,
    DABEI_KEY: key || undefined,
    DABEI_URL: key ? served.address : undefined,
  };
  const write = (line: string) => void lines.push(line);
  const signal = AbortSignal.timeout(60_000);
  const code = await run(args, { environment, readKey: async () => typed, print: write, complain: write, signal });
  return { code, text: lines.join('\n') };
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const balance = async () =>
  (await app.call<{ balance: number }>('GET', '/credits/balance', { token: owner.token })).body.balance;

async function planOf(...events: object[]): Promise<string> {
  const file = join(folder, 'plan.yaml');
  await writeFile(file, JSON.stringify({ events }));
  return file;
}

describe('events push', () => {
  const quiz = { external_id: 'quiz', title: 'Quiz', description: 'Abend.', event_date: dayIn(5), status: 'published' };
  const draft = { external_id: 'idea', title: 'Idee' };

  it('shows the difference, spends nothing without --yes, and brings the plan about once', async () => {
    const plan = await planOf(quiz, draft);
    const before = await balance();
    const trial = await dabei(['events', 'push', plan, '--dry-run']);
    expect(trial).toMatchObject({ code: 0, text: expect.stringMatching(/^\+ quiz {2}Quiz\n[\s\S]*is published/) });
    expect(await dabei(['events', 'push', plan])).toMatchObject({ code: 3, text: expect.stringContaining('--yes') });
    expect([await balance(), (await app.call('GET', '/events', { token: owner.token })).body.total]).toEqual([
      before,
      0,
    ]);

    expect((await dabei(['events', 'push', plan, '--yes'])).code).toBe(0);
    expect(await balance()).toBe(before - 1);
    const again = await dabei(['events', 'push', plan]);
    expect(again).toEqual({ code: 0, text: '= quiz  Quiz\n= idea  Idee\n0 of 2 events differ; credits: 0' });

    const moved = await dabei(['events', 'push', await planOf({ ...quiz, location: 'Hof' }, draft)]);
    expect(moved).toMatchObject({ code: 0, text: expect.stringMatching(/ {4}location: .* -> "Hof"/) });
    expect(await balance()).toBe(before - 1);
  });

  it('refuses what is no plan, before it changes anything', async () => {
    for (const events of [[{ title: 'x' }], [draft, draft]])
      expect((await dabei(['events', 'push', await planOf(...events), '--yes'])).code).toBe(2);
  });

  it('does no more than its key may, and prints the problem of the API', async () => {
    const refused = await dabei(['events', 'push', await planOf({ external_id: 'new', title: 'x' })], keys.reader);
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('(permission_missing)') });
    const wrong = await dabei(['events', 'push', await planOf({ external_id: 'new', title: 'x', capacty: 3 })]);
    expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining('  capacty: ') });
  });
});

it('events import makes drafts of a table, and shows them first', async () => {
  const file = join(folder, 'week.csv');
  await writeFile(file, `title,event_date,start_time\nJazz,${dayIn(3)},20:00\n`);
  expect((await dabei(['events', 'import', file, '--dry-run'])).text).toContain(`1  ready  ${dayIn(3)}  Jazz`);
  expect((await dabei(['events', 'import', file])).text).toContain('Drafts: 1, known: 0');
  expect((await dabei(['events', 'import', file])).text).toContain('Drafts: 0, known: 1');
});

it('login stores a key that works, for its owner alone', async () => {
  const url = served.address;
  expect((await dabei(['login', '--url', url], '', 'dabei_sk_none')).code).toBe(1);
  expect((await dabei(['login', '--url', url], '', `${keys.test}\n`)).text).toContain('Stored a test key');
  const file = join(folder, 'dabei/settings.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ key: keys.test, url });
  expect((await dabei(['trigger', 'event.created'], '')).text).toBe('event.created happened.');
});

it.each([[], ['--help'], ['nonsense'], ['--nonsense'], ['listen'], ['trigger', 'nonsense'], ['events', 'push']])(
  'explains its use for %s %s',
  async (...args) => {
    const { code, text } = await dabei(args.filter(Boolean), keys.test);
    expect(code).toBe(args.length === 0 || args[0] === '--help' ? 0 : 2);
    expect(text.length).toBeGreaterThan(10);
  },
);

it('trigger does nothing with a live key', async () => {
  expect(await dabei(['trigger', 'event.created'])).toMatchObject({ code: 2 });
});

it('listen loses nothing and keeps the order over 50 cuts of either side', async () => {
  const cuts = { service: 0, receiver: 0 };
  let calls = 0;
  const flaky = new Dabei({
    ...{ key: keys.test, baseUrl: served.address, retries: 0 },
    async fetch(url, init) {
      calls += 1;
      if (cuts.service === 10 || calls % 2 === 0) return fetch(url, init);
      cuts.service += 1;
      throw new TypeError('cut');
    },
  });
  const steady = new Dabei({ key: keys.test, baseUrl: served.address });
  const { id, secret } = await makeListener(steady, served.address, true);
  const attempts = new Map<string, number>();
  const receiver = await startWebhookReceiver((response, { headers }) => {
    const attempt = (attempts.get(headers['webhook-id'] ?? '') ?? 0) + 1;
    attempts.set(headers['webhook-id'] ?? '', attempt);
    if (attempt > 2) return response.writeHead(204).end();
    cuts.receiver += 1;
    return response.destroy();
  });
  const event = { description: 'Abend.', event_date: dayIn(5), status: 'published' } as const;
  const made: string[] = [];
  for (let at = 0; at < 20; at += 1) made.push((await steady.events.create({ ...event, title: `Abend ${at}` })).id);

  let position: string | undefined;
  let forwarded = 0;
  // Ends after every third message; each start goes on where the last one ended.
  while (forwarded < made.length) {
    const ending = new AbortController();
    await listen(flaky, {
      ...{ webhookId: id, secret, forward: receiver.url, position, signal: ending.signal, print: () => {} },
      pause: () => pause(1),
      async remember(next) {
        position = next;
        forwarded += 1;
        if (forwarded % 3 === 0 || forwarded === made.length) ending.abort();
      },
    });
  }
  receiver.close();
  expect(cuts).toEqual({ service: 10, receiver: 40 });
  const bodies = receiver.received.map(({ body, headers }) => new Webhook(secret).verify(body, headers));
  const seen = bodies.map((body) => (body as { data: { event: { id: string } } }).data.event.id);
  expect([...new Set(seen)]).toEqual(made);
  expect([forwarded, seen.length]).toEqual([20, 60]);
});
