import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { demoKeys } from '#domain/shared/demo.ts';
import { share, writeReport } from './report.ts';
import { withProduct } from './run-product.ts';

/*
 * Delay from sending a write to its arrival in the app's channel. Several readers follow the stream and one polls while
 * people join and leave at a steady rate.
 */
const RATES = [5, 20, 50];
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
const READERS = 5;
const LATEST_MS = 10_000;
const headers = { 'X-API-Key': demoKeys.appServiceKey };
const json = { ...headers, 'Content-Type': 'application/json' };

/** Arrival time of each person's change for one reader. */
type Heard = Map<string, number>;

async function follow(app: string, after: string, heard: Heard, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${app}/changes/stream?after=${after}`, { headers, signal });
  const { feed } = createParser({
    onEvent({ data }) {
      const { user_id: user } = JSON.parse(data) as { user_id?: string | null };
      if (user) heard.set(user, performance.now());
    },
  });
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) feed(text);
}

async function poll(app: string, from: string, heard: Heard, signal: AbortSignal): Promise<void> {
  for (let after = from; ; ) {
    const response = await fetch(`${app}/changes?after=${after}&wait=20`, { headers, signal });
    const { data, next } = (await response.json()) as { data: { user_id: string | null }[]; next: string };
    const now = performance.now();
    for (const { user_id: user } of data) if (user) heard.set(user, now);
    after = next;
  }
}

async function measure(app: string, eventIds: string[], rate: number) {
  const { next } = (await (await fetch(`${app}/changes`, { headers })).json()) as { next: string };
  const end = new AbortController();
  const streams = Array.from({ length: READERS }, (): Heard => new Map());
  const polled: Heard = new Map();
  const readers = [
    ...streams.map((heard) => follow(app, next, heard, end.signal)),
    poll(app, next, polled, end.signal),
  ].map((reader) => reader.catch((error) => (end.signal.aborted ? undefined : Promise.reject(error))));
  await sleep(500);
  const sent = new Map<string, number>();
  const writes: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < rate * SECONDS; n++) {
    await sleep(Math.max(0, started + (n * 1000) / rate - performance.now()));
    const user = `bench-${rate}-${n}`;
    sent.set(user, performance.now());
    const body = JSON.stringify({ user_id: user, display_name: 'Ute' });
    const path = `${app}/events/${eventIds[n % eventIds.length]}/participants`;
    writes.push(
      fetch(path, { method: 'POST', headers: json, body }).then(async (response) => {
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        await response.arrayBuffer();
      }),
    );
  }
  await Promise.all(writes);
  const all = [...streams, polled];
  for (const until = performance.now() + LATEST_MS; performance.now() < until; await sleep(50)) {
    if (all.every((heard) => [...sent.keys()].every((user) => heard.has(user)))) break;
  }
  end.abort();
  await Promise.all(readers);
  const delays = (of: Heard[]) =>
    of
      .flatMap((heard) => [...sent].map(([user, at]) => (heard.get(user) ?? Number.POSITIVE_INFINITY) - at))
      .sort((a, b) => a - b);
  return { rate, writes: sent.size, stream: delays(streams), poll: delays([polled]) };
}

const results: Awaited<ReturnType<typeof measure>>[] = [];
await withProduct(async ({ address }) => {
  const app = `${address}/api/v1/app`;
  const feed = (await (await fetch(`${app}/feed?limit=100`, { headers })).json()) as {
    data: { id: string; participant_type: string; approval_method: string }[];
  };
  const open = feed.data.filter(
    (event) => event.participant_type === 'unlimited' || event.approval_method === 'application',
  );
  if (open.length === 0) throw new Error('No event of the demo takes everybody');
  for (const rate of RATES) {
    results.push(
      await measure(
        app,
        open.map(({ id }) => id),
        rate,
      ),
    );
    process.stdout.write(`${rate} writes/s done, ${open.length} events\n`);
  }
});

const ms = (value: number) => (Number.isFinite(value) ? String(Math.round(value)) : 'lost');
const cells = (delays: number[]) => [0.5, 0.95, 0.99, 1].map((part) => ms(share(delays, part)));
const report = `# From a write to the channel

Milliseconds from sending a write (somebody joins or applies) to its arrival at a reader of the app's channel, so a little more than from
its commit: ${READERS} readers of \`/app/changes/stream\`, and one that calls \`/app/changes?wait=20\` again and again. ${SECONDS} s at each rate, in demo
mode with the PostgreSQL that comes with the product; writers, readers and the product share ${cpus().length} cores with whatever else ran (load
${loadavg()[0]?.toFixed(1)} at the end). 95 % must arrive within 1000 ms. Node ${process.version}. Made by \`npm run bench -- channel-delay\`.

| Writes per second | Writes | Stream: 50 % | 95 % | 99 % | all | Calls: 50 % | 95 % | 99 % | all |
|---|---|---|---|---|---|---|---|---|---|
${results.map(({ rate, writes, stream, poll }) => `| ${[rate, writes, ...cells(stream), ...cells(poll)].join(' | ')} |`).join('\n')}
`;
await writeReport(
  'channel-delay',
  report,
  results.map(({ rate, stream }) => ({
    what: `95 % of ${rate} writes a second arrive within, ms`,
    value: share(stream, 0.95),
    goal: { most: 1000 },
  })),
);
