import { execFile, spawn } from 'node:child_process';
import { open, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Home } from './home.ts';
import { runAs } from './run-as.ts';

const run = promisify(execFile);

/** Pid of the running postmaster; a reused pid does not count. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(file, 10);
  if (!Number.isSafeInteger(pid) || pid <= 1) return undefined;
  return (await isPostmaster(pid, cluster)) ? pid : undefined;
}

/** By its working folder, which is the cluster. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const folder = await realpath(cluster);
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder;
  }
  const listing = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return listing.stdout.includes(folder);
}

/** Removes files of a dead postmaster. Call only when none runs. */
export async function removeLeftovers(cluster: string, socketFolder: string): Promise<void> {
  const files = [join(cluster, 'postmaster.pid'), join(socketFolder, '.s.PGSQL.5432.lock')];
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

export type Launch = { hasEnded(): boolean; log(): Promise<string> };

/** Starts `postgres` in its own session, so that Ctrl+C does not reach it. */
export async function launchPostmaster(
  postgres: string,
  home: Home,
  socketFolder: string,
  durable: boolean,
): Promise<Launch> {
  const logFile = join(home.dataDir, 'postgres.log');
  await rename(logFile, join(home.dataDir, 'postgres.previous.log')).catch(() => undefined);
  const log = await open(logFile, 'w', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }),
  };
  const args = ['-D', home.cluster, '-p', '5432'];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const child = spawn(postgres, args, { ...runAs(home), detached: true, stdio: ['ignore', log.fd, log.fd] });
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  child.unref();
  await log.close();
  return { hasEnded: () => ended, log: () => readFile(logFile, 'utf8') };
}

/** Stops gracefully, after 30 seconds immediately; the next start recovers. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = await findPostmaster(cluster);
  if (!pid) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const deadline = performance.now() + 30_000;
    process.kill(pid, signal);
    while (performance.now() < deadline) {
      if (!(await isPostmaster(pid, cluster))) return;
      await pause(10);
    }
  }
}
