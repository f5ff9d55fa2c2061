import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createNetServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '#database/connect.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import { demoKeys, demoSignIn } from '#domain/shared/demo.ts';
import type { Deps } from '#server/context/context.ts';
import { jobs as allJobs } from '#server/jobs/all-jobs.ts';
import { startJobQueue } from '#server/jobs/queue.ts';
import { enqueueDelivery } from '#server/modules/people/webhooks/enqueue-webhook.ts';
import { machine, median, share, writeReport } from './report.ts';
import { startProduct, stopProduct } from './start-product.ts';
import { withPostgres } from './with-postgres.ts';

/*
 * Throughput of one process on a backlog of jobs with slow receivers and a slow mail server, and its effect on
 * concurrent requests.
 */
const PORT = '4670';
const api = `http://127.0.0.1:${PORT}/api/v1`;
const ANSWER_MS = 50;
const DELIVERIES = 300;
const REGISTRATIONS = 150;
const PATIENCE_MS = 120_000;

/** A webhook receiver with a delay; `heard` has arrival times. */
async function startReceiver() {
  const heard: number[] = [];
  const server = createServer(async (request, response) => {
    request.resume();
    await once(request, 'end');
    await sleep(ANSWER_MS);
    heard.push(performance.now());
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, server };
}

/** A mail server with delays; `heard` has arrival times by recipient. */
async function startMailServer() {
  const heard = new Map<string, number>();
  const server = createNetServer(async (socket) => {
    socket.on('error', () => undefined);
    const reply = (line: string) => socket.write(`${line}\r\n`);
    let recipient = '';
    let isContent = false;
    await sleep(ANSWER_MS);
    reply('220 bench');
    for await (const line of createInterface({ input: socket })) {
      if (isContent) {
        if (line !== '.') continue;
        isContent = false;
        await sleep(ANSWER_MS);
        heard.set(recipient, performance.now());
        reply('250 taken');
      } else if (/^rcpt to:<(.*)>/i.test(line)) {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        reply('250 known');
      } else if (/^data/i.test(line)) {
        isContent = true;
        reply('354 go on');
      } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
      else reply('250 fine');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Requests the feed twenty times a second until stopped; returns milliseconds of each response. */
function probe() {
  const times: number[] = [];
  let isOver = false;
  const asked: Promise<unknown>[] = [];
  const looping = (async () => {
    while (!isOver) {
      const start = performance.now();
      const answer = fetch(`${api}/app/feed?limit=20`, { headers: { 'X-API-Key': demoKeys.appServiceKey } });
      asked.push(answer.then((response) => response.arrayBuffer()).then(() => times.push(performance.now() - start)));
      await sleep(50);
    }
  })();
  return async () => {
    isOver = true;
    await looping;
    await Promise.all(asked);
    return times;
  };
}

async function until(isDone: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !isDone(); await sleep(5))
    if (performance.now() > end) throw new Error('not done in time');
}

type Target = Parameters<typeof enqueueDelivery>[1];

/** The demo's webhook and copies of it with other ids, beyond the limit per business. */
async function makeWebhooks(databaseUrl: string, url: string, count: number): Promise<Target[]> {
  const headers = { 'X-API-Key': demoKeys.publicApiKey, 'Content-Type': 'application/json' };
  const send = async (path: string, body: unknown, more = {}) =>
    (await fetch(api + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })).json();
  const { access_token: token } = (await send('/auth/login', demoSignIn)) as { access_token: string };
  const { id } = (await send('/webhooks', { url }, { Authorization: `Bearer ${token}` })) as { id: string };
  const { db, close } = connectDatabase(databaseUrl);
  const [row] = (await db.select().from(webhooks)).filter((each) => each.id === id);
  if (!row) throw new Error('the webhook was not made');
  const copies = Array.from({ length: count - 1 }, () => ({ ...row, id: randomUUIDv7() }));
  const targets = [row, ...copies].map(({ id, businessId, bodyVersion }) => ({
    id,
    businessId,
    bodyVersion,
    isQuick: true,
  }));
  if (copies.length > 0) await db.insert(webhooks).values(copies);
  await close();
  return targets;
}

interface Reading {
  /** Milliseconds from enqueueing to completion, per job. */
  delays: number[];
  /** Milliseconds from the last enqueueing to the last completion. */
  lastMs: number;
  probed: number[];
}

async function deliver(databaseUrl: string, receiver: { heard: number[] }, targets: Target[]): Promise<Reading> {
  receiver.heard.length = 0;
  const { db, close } = connectDatabase(databaseUrl);
  const jobs = await startJobQueue(
    allJobs,
    { connectionString: databaseUrl, schedule: false, supervise: false },
    (error) => {
      throw error;
    },
  );
  const end = probe();
  await db.transaction(async (tx) => {
    const context = { db: tx, now: new Date(), deps: { jobs } as Deps };
    for (let n = 0; n < DELIVERIES; n++)
      await enqueueDelivery(context, targets[n % targets.length] as Target, 'event.created', { n });
  });
  const committed = performance.now();
  await until(() => receiver.heard.length >= DELIVERIES);
  const probed = await end();
  await jobs.stop();
  await close();
  const delays = receiver.heard.map((at) => at - committed);
  return { delays, lastMs: Math.max(...delays), probed };
}

async function register(mails: Map<string, number>): Promise<Reading> {
  const form = {
    businessType: 'bar',
    customBusinessType: '',
    companyName: 'Zum Anker',
    street: 'Hafenstraße 7',
    zipCode: '20359',
    city: 'Hamburg',
    contactPerson: 'Ada Jansen',
    businessPhone: '040 123 45 67',
    businessEmail: 'laden@anker.example',
    handelsregisterNumber: 'beantragt',
    legalForm: 'GmbH',
    taxNumber: '',
    password: 'sehr geheim 1',
    confirmPassword: 'sehr geheim 1',
    contactPreference: 'email',
    adminAccepted: 'true',
    selectedPlan: '',
  };
  const answered = new Map<string, number>();
  const end = probe();
  const one = async (n: number) => {
    const loginEmail = `bench-${n}@anker.example`;
    const response = await fetch(`${api}/registrations`, {
      method: 'POST',
      // Each caller has another network.
      headers: {
        'X-API-Key': demoKeys.publicApiKey,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${n}.1.1`,
      },
      body: JSON.stringify({ ...form, loginEmail }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    answered.set(loginEmail, performance.now());
  };
  // Ten at a time.
  let next = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (next < REGISTRATIONS) await one(next++);
    }),
  );
  await until(() => [...answered.keys()].every((to) => mails.has(to)));
  const probed = await end();
  const delays = [...answered].map(([to, at]) => Math.max(0, (mails.get(to) ?? 0) - at));
  const lastMs = Math.max(...[...answered.keys()].map((to) => mails.get(to) ?? 0)) - Math.max(...answered.values());
  return { delays, lastMs, probed };
}

const readings = new Map<string, Reading>();
const [receiver, mailServer] = [await startReceiver(), await startMailServer()];
const idle = await withPostgres(async ({ url, folder }) => {
  const product = await startProduct(url, folder, PORT, {
    DEMO: '1',
    SMTP_URL: mailServer.url,
    WEBHOOKS_ALLOW_PRIVATE: '1',
    TRUST_PROXY: '1',
  });
  try {
    const targets = await makeWebhooks(url, receiver.url, 30);
    await deliver(url, receiver, targets); // warm-up
    const end = probe();
    await sleep(5000);
    const quiet = await end();
    readings.set('webhooks of 30 receivers', await deliver(url, receiver, targets));
    readings.set('webhooks of 3 receivers', await deliver(url, receiver, targets.slice(0, 3)));
    readings.set('webhooks of one receiver', await deliver(url, receiver, targets.slice(0, 1)));
    readings.set('codes of registrations', await register(mailServer.heard));
    return quiet;
  } finally {
    await stopProduct(product);
    receiver.server.close();
    mailServer.server.close();
  }
});

const rows = [...readings].map(([name, { delays, lastMs, probed }]) => {
  const cells = [delays.length, Math.round((delays.length / Math.max(...delays)) * 1000)];
  const waits = [...[0.5, 0.95, 1].map((part) => share(delays, part)), lastMs, median(probed), share(probed, 0.99)];
  return `| ${[name, ...cells, ...waits.map(Math.round)].join(' | ')} |`;
});
const ratePerSecond = (name: string) => {
  const { delays = [] } = readings.get(name) ?? {};
  return (delays.length / Math.max(...delays)) * 1000;
};
const page = `# Jobs that wait for others

${DELIVERIES} webhooks that are committed at once, to receivers that answer after ${ANSWER_MS} ms; and ${REGISTRATIONS} registrations, ten at a time, whose codes are mailed
through a server that greets and takes each mail after ${ANSWER_MS} ms. Milliseconds from the commit (a registration: its answer) until the receiver
has it; "last" is from the last commit until everything is done. Beside it, what the feed takes meanwhile, asked for twenty times a second (idle: ${Math.round(median(idle))},
and ${Math.round(share(idle, 0.99))} for 99 %). One process. ${machine()} Made by \`npm run bench -- jobs\`.

| | Jobs | Jobs per second | 50 % | 95 % | all | Last | Feed meanwhile: 50 % | 99 % |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

## Before receivers that are quick got three calls at once

The same day and machine, before jobs had connections of their own and whoever works on webhooks was told of new ones (load 5.3 at the end).

| | Jobs | Jobs per second | 50 % | 95 % | all | Last | Feed meanwhile: 50 % | 99 % |
|---|---|---|---|---|---|---|---|---|
| webhooks of 30 receivers | 300 | 161 | 1078 | 1746 | 1868 | 1868 | 12 | 117 |
| webhooks of 3 receivers | 300 | 44 | 3372 | 6440 | 6781 | 6781 | 5 | 24 |
| webhooks of one receiver | 300 | 14 | 11061 | 20563 | 21517 | 21517 | 5 | 49 |
| codes of registrations | 150 | 60 | 1799 | 2372 | 2507 | 1857 | 40 | 216 |
`;
await writeReport('jobs', page, [
  { what: 'webhooks a second', value: ratePerSecond('webhooks of 30 receivers'), goal: { least: 30 } },
  {
    what: 'webhooks a second, one receiver',
    value: ratePerSecond('webhooks of one receiver'),
    goal: { least: 30 },
    before: 14,
  },
  {
    what: 'the last code of 150 registrations, s',
    value: (readings.get('codes of registrations')?.lastMs ?? 0) / 1000,
    goal: { most: 5 },
  },
]);
