import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgresAccount } from '#database/embedded/account.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const run = promisify(execFile);
const SETTINGS = 'ops/high-availability';

export type NodeName = 'node1' | 'node2' | 'node3';
export const nodeNames: readonly NodeName[] = ['node1', 'node2', 'node3'];

interface Member {
  name: NodeName;
  role: string;
  state: string;
  timeline?: number;
}

export interface ClusterOptions {
  /** Folder of PostgreSQL's programs. */
  postgresFolder: string;
  /** Archives WAL and base backups for recovery, below the cluster's folder. */
  isArchived?: boolean;
}

/** Polls until true; throws with `what` after `limitMs`. */
export async function until(what: string, isSo: () => Promise<boolean>, limitMs = 60_000): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > limit) throw new Error(`in vain waited ${limitMs / 1000} s for: ${what}`);
    await pause(50);
  }
}

/**
 * Runs `ops/high-availability` on this machine: etcd, three PostgreSQL under Patroni, haproxy and pgbouncer with the
 * shipped configuration. Only names, ports and folders differ.
 */
export async function startCluster({ postgresFolder, isArchived = false }: ClusterOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'dabei-drill-'));
  const account = await findPostgresAccount(undefined);
  const settings = join(folder, 'settings');
  const secrets = join(folder, 'secrets');
  const ports = {
    etcd: await findFreePort(),
    peers: await findFreePort(),
    primary: await findFreePort(),
    reader: await findFreePort(),
    pooler: await findFreePort(),
  };
  const nodePorts = new Map<NodeName, { postgres: number; patroni: number }>();
  for (const name of nodeNames) nodePorts.set(name, { postgres: await findFreePort(), patroni: await findFreePort() });
  const portsOf = (name: NodeName) => nodePorts.get(name) as { postgres: number; patroni: number };

  await cp(SETTINGS, settings, { recursive: true });
  await cp('ops/postgres/create-roles.sh', join(settings, 'create-roles.sh'));
  await run('ops/make-secrets.sh', [secrets], { env: { ...process.env, DATABASE_HOST: `127.0.0.1:${ports.pooler}` } });
  for (const each of ['etcd', 'run', 'patroni', 'copies', 'log']) await mkdir(join(folder, each));
  const patroniSettings = join(folder, 'patroni');
  await cp(join(settings, 'patroni.yaml'), join(patroniSettings, '1-shipped.yml'));
  const parameters = isArchived ? {} : { archive_mode: 'off' };
  const own = {
    bootstrap: { dcs: { postgresql: { parameters } }, post_bootstrap: join(settings, 'make-database.sh') },
    postgresql: { parameters: { unix_socket_directories: join(folder, 'run') } },
  };
  await writeFile(join(patroniSettings, '2-drill.yml'), JSON.stringify(own));
  const addresses: Record<string, string> = {
    'host=haproxy port=5432': `host=127.0.0.1 port=${ports.primary}`,
    'host=haproxy port=5433': `host=127.0.0.1 port=${ports.reader}`,
    'listen_addr = *': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${ports.pooler}`,
    '/run/pgbouncer/': `${join(folder, 'run')}/`,
  };
  let pooler = await readFile(join(settings, 'pgbouncer.ini'), 'utf8');
  for (const [shipped, here] of Object.entries(addresses)) pooler = pooler.replace(shipped, here);
  await writeFile(join(settings, 'pgbouncer.ini'), pooler);
  await writeFile(
    join(settings, 'pgbackrest-drill.conf'),
    `[global]
repo1-path=${join(folder, 'copies')}
lock-path=${join(folder, 'run')}
spool-path=${join(folder, 'run')}
log-path=${join(folder, 'log')}
start-fast=y
`,
  );
  if (account) {
    await chmod(folder, 0o755);
    for (const path of ['', ...(await readdir(folder, { recursive: true }))])
      await chown(join(folder, path), account.uid, account.gid);
  }

  const password = async (name: string) => (await readFile(join(secrets, name), 'utf8')).trim();
  const superuserPassword = await password('postgres_password');
  const environment: Record<string, string> = {
    PATH: `${postgresFolder}:${process.env.PATH ?? ''}:/usr/sbin`,
    HOME: folder,
    LC_ALL: 'C.UTF-8',
    SECRETS_FOLDER: secrets,
    RUN_FOLDER: join(folder, 'run'),
    PGBOUNCER_SETTINGS: join(settings, 'pgbouncer.ini'),
    PGBACKREST_CONFIG: join(settings, 'pgbackrest-drill.conf'),
    PATRONICTL_CONFIG_FILE: patroniSettings,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${ports.etcd}`,
    ETCDCTL_API: '3',
    ETCDCTL_ENDPOINTS: `127.0.0.1:${ports.etcd}`,
    PRIMARY_LISTEN: `127.0.0.1:${ports.primary}`,
    READER_LISTEN: `127.0.0.1:${ports.reader}`,
  };
  for (const [index, name] of nodeNames.entries()) {
    environment[`NODE_${index + 1}`] = `127.0.0.1:${portsOf(name).postgres}`;
    environment[`NODE_${index + 1}_CHECK`] = String(portsOf(name).patroni);
  }
  const asAccount = { cwd: folder, ...(account ? { uid: account.uid, gid: account.gid } : {}) };
  const dataOf = (name: NodeName) => join(folder, `data-${name}`);
  const environmentOf = (name: NodeName) => ({
    ...environment,
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${portsOf(name).patroni}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${portsOf(name).patroni}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${portsOf(name).postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${portsOf(name).postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: dataOf(name),
    PATRONI_POSTGRESQL_BIN_DIR: postgresFolder,
    PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass-${name}`),
    PGDATA: dataOf(name),
    PGPORT: String(portsOf(name).postgres),
    PGHOST: join(folder, 'run'),
    PGUSER: 'postgres',
    PGBACKREST_PG1_PATH: dataOf(name),
    PGBACKREST_PG1_PORT: String(portsOf(name).postgres),
    PGBACKREST_PG1_SOCKET_PATH: join(folder, 'run'),
    PGBACKREST_PG1_USER: 'postgres',
  });

  const withSecrets = join(settings, 'with-secrets.sh');
  const processes = new Map<string, ChildProcess>();
  function launch(name: string, command: string, args: string[], env: Record<string, string> = environment): void {
    const log = openSync(join(folder, 'log', name), 'a');
    const child = spawn(command, args, { ...asAccount, env, stdio: ['ignore', log, log] });
    closeSync(log);
    processes.set(name, child);
  }
  async function end(name: string, signal: NodeJS.Signals): Promise<void> {
    const child = processes.get(name);
    processes.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  const startNode = (name: NodeName) => launch(name, withSecrets, ['patroni', patroniSettings], environmentOf(name));

  /** Process ids of a node's Patroni and of its PostgreSQL with all children. */
  async function processesOf(name: NodeName): Promise<{ patroni: number | undefined; postgres: number[] }> {
    const file = await readFile(join(dataOf(name), 'postmaster.pid'), 'utf8').catch(() => '');
    const postmaster = Number.parseInt(file, 10);
    const patroni = processes.get(name)?.pid;
    if (!postmaster) return { patroni, postgres: [] };
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).catch(() => ({ stdout: '' }));
    return { patroni, postgres: [postmaster, ...stdout.trim().split(/\s+/).filter(Boolean).map(Number)] };
  }
  function signal(pids: (number | undefined)[], which: NodeJS.Signals): void {
    for (const pid of pids) {
      try {
        if (pid) process.kill(pid, which);
      } catch {
        // Ended together with its parent.
      }
    }
  }

  async function members(): Promise<Member[]> {
    for (const name of nodeNames) {
      const address = `http://127.0.0.1:${portsOf(name).patroni}/cluster`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(500) }).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
  const leader = async () =>
    (await members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name;
  async function isWhole(): Promise<boolean> {
    const all = await members();
    const isRunning = ({ state }: Member) => state === 'running' || state === 'streaming';
    const timelines = new Set(all.map(({ timeline }) => timeline));
    const roles = all.filter(isRunning).map(({ role }) => role);
    return (
      timelines.size === 1 &&
      ['leader', 'sync_standby', 'replica'].every((role) => roles.filter((each) => each === role).length === 1)
    );
  }

  launch('etcd', 'etcd', [
    ...['--name', 'drill', '--data-dir', join(folder, 'etcd'), '--log-level', 'warn'],
    ...['--listen-client-urls', `http://127.0.0.1:${ports.etcd}`],
    ...['--advertise-client-urls', `http://127.0.0.1:${ports.etcd}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${ports.peers}`],
    ...['--initial-advertise-peer-urls', `http://127.0.0.1:${ports.peers}`],
    ...['--initial-cluster', `drill=http://127.0.0.1:${ports.peers}`],
  ]);
  for (const name of nodeNames) startNode(name);
  launch('haproxy', 'haproxy', ['-db', '-f', join(settings, 'haproxy.cfg')]);
  launch('pgbouncer', join(settings, 'start-pgbouncer.sh'), []);

  async function stop(): Promise<void> {
    for (const name of [...processes.keys()].toReversed()) {
      const isNode = nodeNames.includes(name as NodeName);
      const { postgres } = isNode ? await processesOf(name as NodeName) : { postgres: [] };
      await end(name, isNode ? 'SIGKILL' : 'SIGTERM');
      signal(postgres, 'SIGKILL');
    }
    if (process.env.DRILL_KEEP) process.stdout.write(`kept: ${folder}\n`);
    else await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  for (const ending of ['SIGINT', 'SIGTERM'] as const) {
    process.once(ending, () => void stop().finally(() => process.exit(1)));
  }
  try {
    await until('a primary and two standbys, one of them synchronous', isWhole, 120_000);
  } catch (error) {
    const logs = await Promise.all(
      ['node1', 'haproxy', 'pgbouncer'].map((each) => readFile(join(folder, 'log', each), 'utf8').catch(() => '')),
    );
    await stop();
    throw new Error(`${(error as Error).message}\n${logs.map((each) => each.slice(-2000)).join('\n')}`);
  }

  return {
    /** The product's address of primary and replica: through the pooler, with the serving role. */
    url: await password('database_url'),
    readerUrl: await password('database_reader_url'),
    ownerUrl: await password('database_owner_url'),
    /** Direct address of the primary with all rights, for checks. */
    superuserUrl: `postgresql://postgres:${superuserPassword}@127.0.0.1:${ports.primary}/dabei?sslmode=disable`,
    leader,
    isWhole,
    /** Holder of the primary's lease in etcd. */
    async leaseHolder(): Promise<string | undefined> {
      const key = Buffer.from('/service/dabei/leader').toString('base64');
      const request = { method: 'POST', body: JSON.stringify({ key }), signal: AbortSignal.timeout(1_000) };
      const answer = await fetch(`http://127.0.0.1:${ports.etcd}/v3/kv/range`, request);
      const { kvs = [] } = (await answer.json()) as { kvs?: { value: string }[] };
      return kvs[0] && Buffer.from(kvs[0].value, 'base64').toString();
    },
    /** Simulates a power cut. */
    async killMachine(name: NodeName) {
      const { patroni, postgres } = await processesOf(name);
      signal([patroni, ...postgres], 'SIGKILL');
      await end(name, 'SIGKILL');
    },
    /** Power cut with loss of the disk. */
    async destroyMachine(name: NodeName) {
      const { patroni, postgres } = await processesOf(name);
      signal([patroni, ...postgres], 'SIGKILL');
      await end(name, 'SIGKILL');
      await pause(500);
      await rm(dataOf(name), { recursive: true, force: true, maxRetries: 5 });
    },
    /** Kills the database only; Patroni keeps running. */
    async killPostgres(name: NodeName) {
      signal((await processesOf(name)).postgres, 'SIGKILL');
    },
    /** Suspends a machine: requests to it hang. */
    async freezeMachine(name: NodeName) {
      const { patroni, postgres } = await processesOf(name);
      signal([patroni, ...postgres], 'SIGSTOP');
      return () => signal([patroni, ...postgres], 'SIGCONT');
    },
    startNode,
    /** Runs a runbook's line as on a database machine. */
    async runOn(name: NodeName, line: string, more: Record<string, string> = {}): Promise<string> {
      const env = { ...environmentOf(name), ...more };
      const { stdout, stderr } = await run(withSecrets, ['sh', '-euc', line], { ...asAccount, env });
      return `${stdout}${stderr}`;
    },
    /** Stops Patroni as stopping its container does. */
    stopNode: (name: NodeName) => end(name, 'SIGTERM'),
    stop,
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
