import { rmdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findBinaries } from './binaries.ts';
import { countOtherUsers, createCluster, createDatabase, serveCluster, servingRole } from './cluster.ts';
import { prepareDataDir, prepareHome, prepareSocketFolder, systemFolder } from './home.ts';
import { withLock } from './lock.ts';
import { stopPostmaster } from './postmaster.ts';

export type EmbeddedPostgresOptions = {
  /** Created if missing. */
  dataDir: string;
  /** False: faster, unsafe in a power failure; for tests. */
  durable?: boolean;
  log?: (message: string) => void;
};

export type EmbeddedPostgres = {
  /** As the owner. */
  url: string;
  /** As the serving role. */
  servingUrl: string;
  stop(): Promise<void>;
};

const lockTimeoutMs = 180_000;

/**
 * Starts the shipped PostgreSQL, or joins another process's on the same folder. Unix socket only; restarted if it ends;
 * stopped by the last `stop`. Killed processes do not count.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => undefined } = options;
  const data = await prepareDataDir(options.dataDir);
  const binaries = await findBinaries(data.account, systemFolder);
  let isStopping = false;
  let repair: Promise<void> | undefined;

  const join = () =>
    withLock(data.lockFile, lockTimeoutMs, async () => {
      const home = await prepareHome(data);
      const socketFolder = await prepareSocketFolder(home);
      await createCluster(binaries, home, durable);
      const connection = await serveCluster(binaries, home, socketFolder, durable);
      await createDatabase(connection);
      connection.once('end', () => {
        if (!isStopping) repair = rejoin();
      });
      return { home, socketFolder, connection };
    });

  const rejoin = async () => {
    log('The embedded database ended unexpectedly and is started again.');
    for (let waitMs = 0; !isStopping; waitMs = Math.min(waitMs * 2 + 100, 10_000)) {
      await pause(waitMs);
      try {
        use = await join();
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  };

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await repair;
    await withLock(data.lockFile, lockTimeoutMs, async () => {
      const isLast = (await othersOf(use.connection)) === 0;
      await use.connection.end().catch(() => undefined);
      if (!isLast) return;
      await stopPostmaster(use.home.cluster);
      if (use.socketFolder !== use.home.folder) await rmdir(use.socketFolder);
    });
  };

  let use = await join();
  const address = new URLSearchParams({ host: use.socketFolder, sslmode: 'disable' });
  const urlOf = (role: string) => `postgresql://${role}@localhost:5432/dabei?${address}`;
  return { url: urlOf('dabei'), servingUrl: urlOf(servingRole), stop };
}

/** 0 if the postmaster does not respond. */
async function othersOf(connection: pg.Client): Promise<number> {
  return countOtherUsers(connection).catch(() => 0);
}
