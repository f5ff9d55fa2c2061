import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectDatabase } from '#database/connect.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { createOwners, startOwnersLoad } from '#tests/faults/owners-load.ts';
import { eventInput } from '#tests/support/factories.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { startProductProcess } from '#tests/support/product-process.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';
import type { Cluster } from './cluster.ts';
import { until } from './cluster.ts';

const CREDITS = 100_000;
const roles = ['web', 'web', 'jobs'] as const;

/** Starts the product of a drill: two web processes, one for jobs, owners with credits and a webhook receiver. */
export async function startProduct(cluster: Cluster) {
  const settings = {
    DATABASE_OWNER_URL: cluster.ownerUrl,
    DATABASE_READER_URL: cluster.readerUrl,
    LOG_LEVEL: process.env.DRILL_LOG ?? 'fatal',
    CONFIRMATION: 'dummy',
  };
  const processes: ProductProcess[] = [];
  for (const role of roles)
    processes.push(await startProductProcess(cluster.url, { settings: { ...settings, WORK: role } }));
  process.once('exit', () => {
    // After an aborted drill.
    for (const each of processes) if (!each.hasEnded()) void each.kill();
  });
  const answering = processes.filter((_, index) => roles[index] === 'web');
  let turn = 0;
  /** Round robin. */
  const call: ProductProcess['call'] = (...given) => {
    turn += 1;
    return (answering[turn % answering.length] as ProductProcess).call(...given);
  };

  const receiver = await startWebhookReceiver();
  const tokens = await createOwners({ call });
  await giveCredits(cluster.superuserUrl);
  for (const token of tokens)
    await call('POST', '/webhooks', { token, json: { url: receiver.url, event_types: ['event.created'] } });

  return {
    tokens,
    call,
    /** Delivered event ids, possibly with repeats. */
    delivered: () => receiver.received.map(({ body }) => (JSON.parse(body) as Delivery).data.event.id),
    hasEnded: () => processes.some((each) => each.hasEnded()),
    output: () => processes.map((each) => each.output()).join('\n'),
    openStream: (token: string) => openStream(`${processes[0]?.address}/api/v1/stream`, token),
    async stop() {
      await Promise.all(processes.map((each) => each.stop()));
      receiver.close();
    },
  };
}

interface Delivery {
  data: { event: { id: string } };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

async function giveCredits(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `with given as (
       update credit_accounts a set purchased_balance = $1
       where a.purchased_balance = 0 returning a.business_id
     )
     insert into credit_entries (id, business_id, bucket, amount, balance_after, reason, reference, actor, created_at)
     select gen_random_uuid(), business_id, 'purchased', $1, $1, 'plan_period', 'drill', 'system', now() from given`,
    [CREDITS],
  );
  await client.end();
}

function openStream(url: string, token: string) {
  const abort = new AbortController();
  let text = '';
  let isOpen = true;
  const read = async () => {
    const headers = { 'X-API-Key': 'dabei_public_demo', Authorization: `Bearer ${token}` };
    const { body } = await fetch(url, { headers, signal: abort.signal });
    const decoder = new TextDecoder();
    for await (const bytes of body ?? []) text += decoder.decode(bytes, { stream: true });
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isOpen = false;
    });
  return { text: () => text, isOpen: () => isOpen, close: () => abort.abort() };
}

export const publishedEvent = (title: string) =>
  eventInput({ title, event_date: addDays(new Date().toISOString().slice(0, 10), 7), status: 'published' });

/** Effects of a fault on owners. */
export interface Figures {
  /** Milliseconds from the fault to the first success of a later call; the longest such gap. */
  withoutSuccessMs: number;
  /**
   * Milliseconds from the expiry of the former primary's lease to the next acknowledged write; null when nothing waited
   * for it.
   */
  afterLeaseMs: number | null;
  slowestMs: number;
  calls: number;
  refused: number;
  lost: number;
  acknowledged: number;
  promoted: string;
}

/** Injects the fault while owners publish; throws when an acknowledged write is lost or writing does not resume. */
export async function runUnderLoad(
  { cluster, product }: { cluster: Cluster; product: Product },
  fault: (leader: string) => Promise<void>,
): Promise<Figures> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('the cluster has no primary');
  const stream = product.openStream(product.tokens[0] as string);
  const load = startOwnersLoad(product, product.tokens, publishedEvent);
  await pause(3_000);
  const leases = watchLease(cluster, leader);
  const beganAt = performance.now();
  await fault(leader);
  await until('a new primary', async () => ![undefined, leader].includes(await cluster.leader()));
  const promoted = (await cluster.leader()) as string;
  const acknowledgedAfter = (time: number) =>
    load.report.calls
      .filter(
        ({ method, status, startedAt, durationMs }) =>
          method === 'POST' && status === 201 && startedAt + durationMs > time,
      )
      .map(({ startedAt, durationMs }) => startedAt + durationMs);
  const answers = () =>
    JSON.stringify(
      Object.groupBy(load.report.calls, ({ status }) => String(status)),
      (_, value) => (Array.isArray(value) ? value.length : value),
    );
  await until('a write that is acknowledged', async () => acknowledgedAfter(performance.now() - 500).length > 3).catch(
    (error: Error) => {
      throw new Error(`${error.message}; answers so far: ${answers()}\n${product.output().slice(-4000)}`);
    },
  );
  const endOfLease = leases.stop();
  const tokenEvents = stream.text().length;
  await until('the stream goes on', async () => stream.text().length > tokenEvents, 20_000);
  await pause(3_000);
  const { calls, eventIds } = await load.stop();

  if (product.hasEnded()) throw new Error(`a process has ended:\n${product.output()}`);
  if (!stream.isOpen()) throw new Error('the stream was ended');
  stream.close();
  const unknown = calls.filter(({ status }) => ![200, 201, 503].includes(status ?? -1));
  if (unknown.length > 0) throw new Error(`neither served nor refused: ${JSON.stringify(unknown.slice(0, 5))}`);
  await until(
    'every event was told to the receiver',
    async () => {
      const told = new Set(product.delivered());
      return eventIds.every((id) => told.has(id));
    },
    240_000,
  );
  const { db, close } = connectDatabase(cluster.superuserUrl);
  const { rows } = await db.execute<{ id: string }>('select id from events');
  const stored = new Set(rows.map(({ id }) => id));
  const lost = eventIds.filter((id) => !stored.has(id)).length;
  const differences = await findLedgerDifferences(db);
  await close();
  if (lost > 0 || new Set(eventIds).size !== eventIds.length) throw new Error(`${lost} acknowledged writes are lost`);
  if (differences.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(differences)}`);

  const successes = [beganAt, ...acknowledgedAfter(beganAt)].toSorted((a, b) => a - b);
  const gaps = successes.slice(1).map((time, index) => time - (successes[index] as number));
  const firstAfterLease = endOfLease === null ? null : Math.min(...acknowledgedAfter(endOfLease));
  return {
    withoutSuccessMs: Math.max(...gaps),
    afterLeaseMs: endOfLease === null || firstAfterLease === null ? null : firstAfterLease - endOfLease,
    slowestMs: Math.max(...calls.map(({ durationMs }) => durationMs)),
    calls: calls.length,
    refused: calls.filter(({ status }) => status === 503).length,
    lost,
    acknowledged: eventIds.length,
    promoted,
  };
}

/** Records when a primary's lease expires in etcd. */
function watchLease(cluster: Cluster, leader: string) {
  let endedAt: number | null = null;
  let isOver = false;
  const look = async () => {
    while (!isOver && endedAt === null) {
      if ((await cluster.leaseHolder().catch(() => leader)) !== leader) endedAt = performance.now();
      await pause(100);
    }
  };
  void look();
  return {
    stop: () => {
      isOver = true;
      return endedAt;
    },
  };
}
