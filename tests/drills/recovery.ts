import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectDatabase } from '#database/connect.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { startOwnersLoad } from '#tests/faults/owners-load.ts';
import type { Cluster, NodeName } from './cluster.ts';
import { nodeNames, startCluster, until } from './cluster.ts';
import { publishedEvent, startProduct } from './failover-load.ts';
import type { Program } from './programs.ts';
import { commandsOf } from './runbook.ts';

export const programs: readonly Program[] = [
  'patroni',
  'patronictl',
  'etcd',
  'etcdctl',
  'haproxy',
  'pgbouncer',
  'pgbackrest',
];

const RUNBOOK = 'point-in-time-recovery';

interface Content {
  events: string;
  entries: string;
  credits: string;
  /** Fingerprint of all events and ledger entries. */
  print: string;
}

async function ask<T extends pg.QueryResultRow>(cluster: Cluster, text: string): Promise<T> {
  const client = new pg.Client(cluster.superuserUrl);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows[0] as T;
  } finally {
    await client.end();
  }
}

const readContent = (cluster: Cluster) =>
  ask<Content & pg.QueryResultRow>(
    cluster,
    `select (select count(*) from events)::text as events, (select count(*) from credit_entries)::text as entries,
       (select sum(amount) from credit_entries)::text as credits,
       md5((select string_agg(e::text, '' order by id) from events e) || (select string_agg(c::text, '' order by seq) from credit_entries c))
         as print`,
  );

async function publishFor(ms: number, product: Awaited<ReturnType<typeof startProduct>>): Promise<number> {
  const load = startOwnersLoad(product, product.tokens, publishedEvent);
  await pause(ms);
  return (await load.stop()).eventIds.length;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, string]> {
  const startedAt = performance.now();
  const result = await work();
  return [result, ((performance.now() - startedAt) / 1000).toFixed(1)];
}

/** Backs up, keeps writing, notes a moment, destroys everything and recovers to that moment. */
export async function drillRecovery(postgresFolder: string, say: (line: string) => void): Promise<void> {
  const cluster = await startCluster({ postgresFolder, isArchived: true });
  let product: Awaited<ReturnType<typeof startProduct>> | undefined;
  try {
    product = await startProduct(cluster);
    const leader = (await cluster.leader()) as NodeName;
    await cluster.runOn(leader, await commandsOf(RUNBOOK, 'The first copy'));
    const fullCopy = await commandsOf(RUNBOOK, 'A full copy');
    const publishing = publishFor(10_000, product);
    const [, copySeconds] = await timed(() => cluster.runOn(leader, fullCopy));
    let published = await publishing;
    say(`a full copy while owners publish: ${copySeconds} s`);

    published += await publishFor(10_000, product);
    const noted = await readContent(cluster);
    await pause(1_000);
    const { moment } = await ask<{ moment: string }>(
      cluster,
      `select to_char(now() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as moment`,
    );
    await pause(1_000);
    const after = await publishFor(5_000, product);
    await ask(cluster, `update events set title = 'a mistake'`);
    const written = 'select pg_walfile_name(pg_current_wal_lsn()) as segment';
    const { segment } = await ask<{ segment: string }>(cluster, written);
    await ask(cluster, 'select pg_switch_wal()');
    await until('everything was sent to the copies', async () => {
      const { last } = await ask<{ last: string }>(cluster, 'select last_archived_wal as last from pg_stat_archiver');
      return last >= segment;
    });
    const mistaken = await readContent(cluster);
    if (mistaken.print === noted.print) throw new Error('nothing was written after the moment');
    await product.stop();
    product = undefined;
    for (const name of nodeNames) await cluster.destroyMachine(name);
    say('all machines of the database are gone');

    const [, restoreSeconds] = await timed(async () => {
      await cluster.runOn('node1', await commandsOf(RUNBOOK, 'Restore'), { MOMENT: moment });
      cluster.startNode('node1');
      await until('a primary', async () => (await cluster.leader()) === 'node1', 120_000);
    });
    const [, wholeSeconds] = await timed(async () => {
      cluster.startNode('node2');
      cluster.startNode('node3');
      await until('three nodes', cluster.isWhole, 120_000);
    });
    await until('the balancer has found the primary', async () => Boolean(await readContent(cluster)));
    const restored = await readContent(cluster);
    const compared = await cluster.runOn('node1', await commandsOf(RUNBOOK, 'Compare'));
    const { db, close } = connectDatabase(cluster.superuserUrl);
    const differences = await findLedgerDifferences(db);
    await close();
    if (JSON.stringify(restored) !== JSON.stringify(noted)) {
      throw new Error(`not as at the moment: ${JSON.stringify({ noted, restored })}`);
    }
    if (differences.length > 0 || compared.includes('differs')) {
      throw new Error(`the ledger does not add up: ${compared}${JSON.stringify(differences)}`);
    }
    // The product starts on the recovered database and writes.
    product = await startProduct(cluster);
    const again = await publishFor(3_000, product);
    if (again === 0) throw new Error('nothing could be published afterwards');

    const version = (await cluster.runOn('node1', 'postgres --version; pgbackrest version')).trim().replace('\n', ', ');
    const page = `# Back to a moment after everything is lost

Owners publish on the cluster of \`ops/high-availability\` while pgBackRest makes a full copy (${copySeconds} s), and go on: ${published} events. A moment is noted,
${after} more are published, then all three machines are killed and their data deleted. The commands of \`ops/runbooks/point-in-time-recovery.md\`
go back to the moment. Made by \`npm run drill -- recovery\` on ${version}, Node ${process.version}, ${cpus().length} cores shared with other
work (load ${(loadavg()[0] ?? 0).toFixed(1)} at the end), copies in a folder of the same machine.

| | At the moment | Before the loss | After going back |
| --- | --- | --- | --- |
| Events | ${noted.events} | ${mistaken.events} | ${restored.events} |
| Entries of the ledger | ${noted.entries} | ${mistaken.entries} | ${restored.entries} |
| Sum of the ledger | ${noted.credits} | ${mistaken.credits} | ${restored.credits} |
| Every row of both the same | | ${mistaken.print === noted.print ? 'yes' : 'no'} | ${restored.print === noted.print ? 'yes' : 'no'} |

A primary again ${restoreSeconds} s after the first command, three nodes ${wholeSeconds} s later; no difference in the ledger, and the product starts and
publishes on it (${again} events in 3 s). How long it takes grows with the data: the copy has to arrive first.
`;
    await writeFile(process.env.DRILL_RESULT ?? 'bench/results/recovery.md', page);
    say(page);
  } finally {
    await product?.stop();
    await cluster.stop();
  }
}
