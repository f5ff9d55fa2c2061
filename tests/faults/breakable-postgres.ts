import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '#database/embedded/binaries.ts';
import { createCluster, createDatabase, serveCluster } from '#database/embedded/cluster.ts';
import { prepareDataDir, prepareHome, prepareSocketFolder, systemFolder } from '#database/embedded/home.ts';
import { findPostmaster, stopPostmaster } from '#database/embedded/postmaster.ts';
import { startSilentProxy } from '#tests/support/silent-proxy.ts';

const run = promisify(execFile);

/**
 * A PostgreSQL that tests can freeze, kill, restart and disconnect. A proxy on loopback lets the network go silent
 * without either end noticing.
 */
export async function startBreakablePostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dabei-faults-'));
  const data = await prepareDataDir(dataDir);
  const binaries = await findBinaries(data.account, systemFolder);
  const home = await prepareHome(data);
  const socketFolder = await prepareSocketFolder(home);
  const launch = async () => {
    const connection = await serveCluster(binaries, home, socketFolder, true);
    await createDatabase(connection);
    await connection.end();
  };
  await createCluster(binaries, home, true);
  await launch();

  const postmaster = async () => {
    const pid = await findPostmaster(home.cluster);
    if (pid === undefined) throw new Error('the database of the test does not run');
    return pid;
  };
  const signalAll = async (signal: NodeJS.Signals) => {
    const pid = await postmaster();
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
    for (const each of [pid, ...stdout.trim().split(/\s+/).map(Number)]) process.kill(each, signal);
  };

  const network = await startSilentProxy(join(socketFolder, '.s.PGSQL.5432'));

  return {
    /** Through the proxy. */
    url: `postgresql://dabei@127.0.0.1:${network.port}/dabei?sslmode=disable`,
    /** Bypasses the proxy. */
    directUrl: `postgresql://dabei@localhost:5432/dabei?${new URLSearchParams({ host: socketFolder, sslmode: 'disable' })}`,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    /** Drops every byte until `reconnect`, which also closes the old connections as a router would. */
    cutOff: network.cutOff,
    reconnect: () => network.reconnect(),
    async restart() {
      await stopPostmaster(home.cluster);
      await launch();
    },
    async killAndStart() {
      process.kill(await postmaster(), 'SIGKILL');
      await launch();
    },
    async stop() {
      network.stop();
      await stopPostmaster(home.cluster);
      await rm(home.folder, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type BreakablePostgres = Awaited<ReturnType<typeof startBreakablePostgres>>;
