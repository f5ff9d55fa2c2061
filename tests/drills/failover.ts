import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster, NodeName } from './cluster.ts';
import { startCluster, until } from './cluster.ts';
import type { Figures, Product } from './failover-load.ts';
import { runUnderLoad, startProduct } from './failover-load.ts';
import type { Program } from './programs.ts';
import { commandsOf } from './runbook.ts';

export const programs: readonly Program[] = ['patroni', 'patronictl', 'etcd', 'haproxy', 'pgbouncer'];

/** Maximum milliseconds from a lease's expiry to the next write. */
const AFTER_LEASE_MS = 5_000;

interface Place {
  cluster: Cluster;
  product: Product;
}

/** Each fault leaves a cluster with a primary; `mend` repairs it before the next. */
const faults: {
  name: string;
  cause(place: Place, leader: NodeName): Promise<void>;
  mend(place: Place, former: NodeName): Promise<void>;
}[] = [
  {
    name: 'Switchover for maintenance',
    cause: async ({ cluster }, leader) => {
      await cluster.runOn(leader, await commandsOf('high-availability', 'Switchover for maintenance'));
    },
    mend: async () => undefined,
  },
  {
    name: 'The database of the primary is killed (-9)',
    cause: ({ cluster }, leader) => cluster.killPostgres(leader),
    mend: async () => undefined,
  },
  {
    name: 'The machine of the primary is gone (all killed, -9)',
    cause: ({ cluster }, leader) => cluster.killMachine(leader),
    // A machine with an empty disk joins under the lost one's name.
    mend: async ({ cluster }, former) => {
      await cluster.runOn(former, await commandsOf('high-availability', 'Replacing a node'));
      cluster.startNode(former);
    },
  },
  {
    name: 'The machine of the primary hangs',
    cause: async ({ cluster }, leader) => {
      thaw = await cluster.freezeMachine(leader);
    },
    mend: async () => thaw(),
  },
];
let thaw: () => void = () => undefined;

const seconds = (ms: number | null) => (ms === null ? '' : (ms / 1000).toFixed(1));

function rowOf(name: string, figures: Figures, mendedMs: number): string {
  const { withoutSuccessMs, afterLeaseMs, slowestMs, calls, refused, acknowledged, lost } = figures;
  const cells = [
    name,
    seconds(withoutSuccessMs),
    seconds(afterLeaseMs),
    seconds(slowestMs),
    calls,
    refused,
    acknowledged,
    lost,
  ];
  return `| ${[...cells, seconds(mendedMs)].join(' | ')} |`;
}

function pageOf(rows: string[], version: string): string {
  return `# The primary of the database goes while owners publish

Three PostgreSQL under Patroni (one synchronous standby), etcd, haproxy and pgbouncer with the configuration of \`ops/high-availability\`, two processes that
answer and one for jobs. Twelve owners publish (every 0.6 s each) and read their list (every 0.3 s each), with an idempotency key for each
event under which a refused call is repeated. Then the ledger is proved, every acknowledged event is looked for in the tables and at a
receiver of webhooks, and an open stream has to have gone on; no process of ours was restarted. Made by \`npm run drill -- failover\` on
${version}, Node ${process.version}, ${cpus().length} cores shared with the load and other work (load ${(loadavg()[0] ?? 0).toFixed(1)} at the end), so the times are upper bounds.

| What happens | Longest time without an acknowledged write, s | After the end of the lease, s | Slowest answer, s | Calls | Answered 503 | Acknowledged writes | Lost | Three nodes again after, s |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The lease of a primary is 20 s: a machine that is gone, or hangs, is followed by another when it has run out. A primary that is asked to hand over, or whose
Patroni still lives, gives it back at once. The machine that is gone is
replaced by one with an empty disk, as the runbook says; the others become standbys again by themselves.
`;
}

/** Breaks the primary in every way and writes the effects into `bench/results/failover.md`. */
export async function drillFailover(postgresFolder: string, say: (line: string) => void): Promise<void> {
  const cluster = await startCluster({ postgresFolder });
  let product: Product | undefined;
  try {
    say('etcd, three nodes, haproxy and pgbouncer run');
    product = await startProduct(cluster);
    const place = { cluster, product };
    const rows: string[] = [];
    for (const { name, cause, mend } of faults) {
      let former = 'node1' as NodeName;
      const figures = await runUnderLoad(place, (leader) => {
        former = leader as NodeName;
        return cause(place, former);
      });
      const beganAt = performance.now();
      await mend(place, former);
      await until('three nodes again', cluster.isWhole, 180_000).catch(async (error: Error) => {
        throw new Error(`${error.message}\n${await cluster.runOn('node1', 'patronictl list')}`);
      });
      rows.push(rowOf(name, figures, performance.now() - beganAt));
      say(rows.at(-1) as string);
      if ((figures.afterLeaseMs ?? 0) > AFTER_LEASE_MS) throw new Error(`${name}: writes took too long to go on`);
      // Lets the sessions' write limits recover.
      await pause(20_000);
    }
    const version = (await cluster.runOn('node1', 'postgres --version; patroni --version')).trim().replace('\n', ', ');
    await writeFile(process.env.DRILL_RESULT ?? 'bench/results/failover.md', pageOf(rows, version));
  } finally {
    await product?.stop();
    await cluster.stop();
  }
}
