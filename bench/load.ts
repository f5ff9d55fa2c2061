import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { demoKeys } from '#domain/shared/demo.ts';
import { fillGuests } from './fill-guests.ts';
import type { Kind } from './friday-calls.ts';
import { findCalls } from './friday-calls.ts';
import { machine, share, writeReport } from './report.ts';
import { startProduct, stopProduct } from './start-product.ts';
import { withPostgres } from './with-postgres.ts';

/*
 * A Friday evening on one process: an open load of mixed calls beside a thousand open streams. After the warm-up it
 * searches the highest rate at which 99 % respond in time, holds it for BENCH_SECONDS, then sends three times as much.
 */
const PORT = '4671';
const address = `http://localhost:${PORT}`;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
/** Overload is refused only after some seconds. */
const STEP_SECONDS = Math.min(SECONDS, 60);
/** Warm-up for compilation. */
const WARM_SECONDS = Math.min(2 * SECONDS, 60);
const IN_TIME_MS = 250;
const STREAMS = 1000;
const STREAMS_OF_APP = 40;
const STREAMS_OF_SESSION = 5;
/** The stream's own retry delay. */
const RETRY_MS = 3000;
const PATIENCE_MS = 15_000;
/** Lower bound of the search. */
const LEAST_RATE = 5;
const FIRST_RATE = Number(process.env.BENCH_RATE ?? 40);
const fill = { businesses: 5000, events: 50_000 };

const agent = new Agent({ keepAlive: true, maxSockets: 2000, scheduling: 'fifo' });

interface Answer {
  kind: string;
  /** Milliseconds from the due time to the response. */
  ms: number;
  /** 0 without a response. */
  status: number;
}

function call(kind: Kind, n: number, due: number): Promise<Answer> {
  const { method = 'GET', path, headers, body } = kind.make(n);
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ kind: kind.name, ms: performance.now() - due, status });
    const sent = request(`${address}${path}`, { method, headers, agent, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0)).once('error', () => end(0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', ({ code }: NodeJS.ErrnoException) => {
      // The server closed an idle connection; browsers retry too.
      if (sent.reusedSocket && code === 'ECONNRESET') call(kind, n, due).then(resolve);
      else end(0);
    });
    sent.end(body);
  });
}

/** A repeating mix of the kinds by share. */
function mixOf(kinds: Kind[]): Kind[] {
  const all = kinds.flatMap((kind) =>
    Array.from({ length: kind.part }, (_, i) => ({ kind, at: (i + 0.5) / kind.part })),
  );
  return all.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind);
}

let sent = 0;
/** Sends calls at a fixed rate; latency counts from the due time, to avoid coordinated omission. */
async function press(kinds: Kind[], rate: number, seconds: number): Promise<Answer[]> {
  const mix = mixOf(kinds);
  const calls: Promise<Answer>[] = [];
  const started = performance.now();
  for (let n = 0; n < rate * seconds; ) {
    for (; n < rate * seconds; n++) {
      const due = started + (n * 1000) / rate;
      if (due > performance.now()) break;
      const kind = mix[sent % mix.length];
      if (kind) calls.push(call(kind, Math.floor(sent++ / 7), due));
    }
    await sleep(2);
  }
  return Promise.all(calls);
}

/** Opens a stream, discards its data and reopens it like a browser. */
function follow(path: string, headers: Record<string, string>): Promise<{ status: number; end: () => void }> {
  let end = () => {};
  let isOver = false;
  const open = () =>
    new Promise<number>((resolve) => {
      const stream = request(`${address}/api/v1${path}`, { headers, agent: false }, (response) => {
        response.on('error', () => undefined).resume();
        resolve(response.statusCode ?? 0);
      });
      stream.on('error', () => resolve(0));
      stream.on('close', () => {
        if (!isOver) setTimeout(open, RETRY_MS).unref();
      });
      stream.end();
      end = () => stream.destroy();
    });
  return open().then((status) => ({
    status,
    end: () => {
      isOver = true;
      end();
    },
  }));
}

const isRefusal = ({ status }: Answer) => status === 503 || status === 429;
const isFailure = (answer: Answer) => !isRefusal(answer) && (answer.status === 0 || answer.status >= 400);
const p99 = (answers: Answer[]) =>
  share(
    answers.map(({ ms }) => ms),
    0.99,
  );
const served = (answers: Answer[]) => answers.filter((answer) => !isRefusal(answer) && !isFailure(answer));

interface Run {
  rate: number;
  seconds: number;
  answers: Answer[];
}
function line({ rate, answers }: Run): string {
  const [refused, failed] = [answers.filter(isRefusal).length, answers.filter(isFailure).length];
  const times = served(answers).map(({ ms }) => ms);
  return `| ${[rate, answers.length, Math.round(share(times, 0.5)), Math.round(share(times, 0.99)), refused, failed].join(' | ')} |`;
}
function rowsOf({ answers }: Run, kinds: Kind[]): string {
  return kinds
    .map(({ name }) => {
      const mine = answers.filter(({ kind }) => kind === name);
      const [good, refused] = [served(mine), mine.filter(isRefusal)];
      const times = [
        share(
          good.map(({ ms }) => ms),
          0.5,
        ),
        p99(good),
        p99(refused),
      ].map(Math.round);
      const parts = [refused.length, mine.filter(isFailure).length].map(
        (count) => `${((100 * count) / Math.max(1, mine.length)).toFixed(1)} %`,
      );
      const [half, nearlyAll, ofRefused] = times;
      return `| ${[name, mine.length, half, nearlyAll, ...parts, refused.length > 0 ? ofRefused : ''].join(' | ')} |`;
    })
    .join('\n');
}

const memoryOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Memory of the process in megabytes, sampled ten times. */
async function watchMemory<T>(
  pid: number,
  seconds: number,
  work: () => Promise<T>,
): Promise<{ memory: number[]; result: T }> {
  const memory = [memoryOf(pid)];
  const timer = setInterval(() => memory.push(memoryOf(pid)), (seconds * 1000) / 10);
  const result = await work();
  clearInterval(timer);
  return { memory: [...memory, memoryOf(pid)], result };
}

async function openStreams(
  owners: Record<string, string>[],
): Promise<{ open: number; opened: number; end: () => void }> {
  const start = performance.now();
  const app = { 'X-API-Key': demoKeys.appServiceKey };
  const wanted = [
    ...Array.from({ length: STREAMS_OF_APP }, () => ({ path: '/app/changes/stream', headers: app })),
    ...owners.flatMap((headers) => Array.from({ length: STREAMS_OF_SESSION }, () => ({ path: '/stream', headers }))),
  ].slice(0, STREAMS);
  const streams = await Promise.all(wanted.map(({ path, headers }) => follow(path, headers)));
  return {
    open: streams.filter(({ status }) => status === 200).length,
    opened: performance.now() - start,
    end: () => {
      for (const stream of streams) stream.end();
    },
  };
}

await withPostgres(async ({ url, folder }) => {
  const settings = {
    DEMO: '1',
    PUBLIC_URL: address,
    APP_REQUESTS_PER_MINUTE: '100000000',
    LOG_LEVEL: 'error',
  };
  // A build's first start fills the compile cache.
  await stopProduct(await startProduct(url, folder, PORT, settings));
  const product = await startProduct(url, folder, PORT, settings);
  const pid = product.pid ?? 0;
  try {
    const { kinds, owners } = await findCalls(address, Math.ceil((STREAMS - STREAMS_OF_APP) / STREAMS_OF_SESSION));
    const client = new pg.Client(url);
    await client.connect();
    await fillGuests(client, fill);
    await client.end();
    const before = memoryOf(pid);
    const streams = await openStreams(owners);
    const ofStreams = memoryOf(pid) - before;
    process.stdout.write(`${streams.open} streams after ${Math.round(streams.opened)} ms\n`);
    await press(kinds, FIRST_RATE, WARM_SECONDS);
    const steps: Run[] = [];
    const step = async (rate: number) => {
      const run = { rate, seconds: STEP_SECONDS, answers: await press(kinds, rate, STEP_SECONDS) };
      steps.push(run);
      process.stdout.write(`${line(run)}\n`);
      await sleep(2000);
      return served(run.answers).length === run.answers.length && p99(run.answers) < IN_TIME_MS;
    };
    // Retries once, since a bad step may be the machine's.
    const holds = async (rate: number) => (await step(rate)) || (await step(rate));
    let base = FIRST_RATE;
    while (base > LEAST_RATE && !(await holds(base))) base = Math.round(base / 2);
    for (let rate = base; ; base = rate) {
      rate = Math.round(rate * 1.25);
      if (!(await holds(rate))) break;
    }
    const calm = await watchMemory(pid, SECONDS, () => press(kinds, base, SECONDS));
    await sleep(2000);
    const crowd = await watchMemory(pid, SECONDS, () => press(kinds, 3 * base, SECONDS));
    await sleep(5000);
    const after = await press(kinds, base / 2, STEP_SECONDS);
    const runs = [
      { rate: base, seconds: SECONDS, answers: calm.result },
      { rate: 3 * base, seconds: SECONDS, answers: crowd.result },
    ] as const;
    for (const run of runs) process.stdout.write(`${line(run)}\n`);
    streams.end();
    const head = '| | Calls | 50 % | 99 % | Refused | Failed | Refused within, 99 % |\n|---|---|---|---|---|---|---|';
    const kept = served(crowd.result).length / SECONDS / base;
    const page = `# A Friday evening on one process

Calls of guests, of the app and of owners, sent at a given rate whether earlier ones are answered or not, and timed from when they were due, in
milliseconds; beside them ${streams.open} open streams (${STREAMS_OF_APP} of the app, the others of ${owners.length} sessions), which opened in ${(streams.opened / 1000).toFixed(1)} s and took
${ofStreams} MB. ${fill.businesses.toLocaleString('en')} businesses with ${fill.events.toLocaleString('en')} events, demo mode. ${SECONDS} s each (\`BENCH_SECONDS\`; steps ${STEP_SECONDS} s) after ${WARM_SECONDS} s to warm up. Refused is 503 or 429,
failed is no answer or any other status from 400 on. ${machine()} The client takes its part of them. Made by \`npm run bench -- load\`.

## The highest rate with 99 % within ${IN_TIME_MS} ms: ${base} a second

| Calls a second | Calls | 50 % | 99 % | Refused | Failed |
|---|---|---|---|---|---|
${steps.map(line).join('\n')}

## At ${base} a second

${head}
${rowsOf(runs[0], kinds)}

Memory (MB, ten times over the run): ${calm.memory.join(', ')}.

## At three times that, ${3 * base} a second

${Math.round(served(crowd.result).length / SECONDS)} a second were served, ${kept.toFixed(2)} of what was before. Half a minute later, at ${Math.round(base / 2)} a second: 99 % within ${Math.round(p99(after))} ms, ${after.filter(isRefusal).length} refused.

${head}
${rowsOf(runs[1], kinds)}

Memory (MB, ten times over the run): ${crowd.memory.join(', ')}.
`;
    await writeReport('load', page, [
      { what: 'calls a second, 99 % within 250 ms', value: base },
      { what: 'memory after that, MB', value: calm.memory.at(-1) ?? 0, goal: { most: 250 } },
      { what: 'served at three times that, of what was before', value: kept, goal: { least: 0.8 } },
      {
        what: 'joining at three times that, 99 %, ms',
        value: p99(served(crowd.result).filter(({ kind }) => kind === 'joining')),
        goal: { most: 250 },
      },
      { what: 'memory at the end of that, MB', value: crowd.memory.at(-1) ?? 0, goal: { most: 250 } },
    ]);
  } finally {
    await stopProduct(product);
  }
});
