import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  lstat,
  mkdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { findPostgresAccount, isReachable } from './account.ts';

const run = promisify(execFile);

/** For files that must be outside of root's folders. */
export const systemFolder = '/var/lib/dabei';

/** Paths of an embedded database. */
export type Home = {
  /** Lock and log. */
  dataDir: string;
  /** Cluster and usually socket; equal to `dataDir` unless PostgreSQL's account cannot reach it. */
  folder: string;
  cluster: string;
  account: Account | undefined;
};

// 107 bytes on Linux, 103 on macOS.
const longestSocketPath = 103;
const privateMode = 0o700;

/** The data folder before locking. */
export type DataDir = { path: string; lockFile: string; account: Account | undefined };

/** Prepares the data folder; throws one sentence if unusable. */
export async function prepareDataDir(named: string): Promise<DataDir> {
  try {
    await mkdir(named, { recursive: true });
    const path = await realpath(named);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const { uid, gid } = await stat(path);
    const lockFile = join(path, 'lock');
    await writeFile(lockFile, '', { flag: 'a' });
    if (process.getuid?.() === 0) await chown(lockFile, uid, gid);
    return { path, lockFile, account: await findPostgresAccount(uid) };
  } catch (error) {
    throw explain(error, named);
  }
}

/** Finds or creates the home. Call inside the lock. */
export async function prepareHome({ path, account }: DataDir): Promise<Home> {
  try {
    const folder = account ? await findReachableFolder(path, account) : await linkedFolder(path);
    await own(folder, account);
    return { dataDir: path, folder, cluster: join(folder, 'cluster'), account };
  } catch (error) {
    throw explain(error, path);
  }
}

function explain(cause: unknown, folder: string): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  // Errors of `cp` have a numeric code and a clear message.
  return typeof code === 'string'
    ? new Error(`The database folder ${folder} cannot be used by this user (${code}).`, { cause })
    : cause;
}

/** Gives a folder to PostgreSQL's account only. */
async function own(folder: string, account: Account | undefined): Promise<void> {
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, privateMode);
}

/** The home, or a shorter path if the socket's would be too long. */
export async function prepareSocketFolder(home: Home): Promise<string> {
  if (Buffer.byteLength(join(home.folder, '.s.PGSQL.5432')) <= longestSocketPath) return home.folder;
  const folder = `/tmp/dabei-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`;
  await mkdir(folder, { mode: privateMode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const { uid } = await lstat(folder);
  if (uid !== process.getuid?.() && uid !== home.account?.uid) {
    throw new Error(`The folder ${folder}, needed for the database's socket, belongs to someone else.`);
  }
  await own(folder, home.account);
  return folder;
}

async function linkedFolder(dataDir: string): Promise<string> {
  return readlink(join(dataDir, 'moved')).catch(() => dataDir);
}

/** The data folder if PostgreSQL's account can reach it; otherwise one below `systemFolder`, linked as `moved`. */
async function findReachableFolder(dataDir: string, account: Account): Promise<string> {
  const link = join(dataDir, 'moved');
  const known = await linkedFolder(dataDir);
  if (known !== dataDir && (await keepsData(known, dataDir))) return known;
  if (known === dataDir && (await isReachable(dirname(dataDir), account))) return dataDir;

  const folder = join(systemFolder, randomUUID());
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  await mkdir(folder, { mode: privateMode });
  await writeFile(join(folder, 'belongs-to'), dataDir);
  const cluster = join(dataDir, 'cluster');
  await moveFolder(cluster, join(folder, 'cluster'));
  await rm(link, { force: true });
  await symlink(folder, link);
  // Copied across disks.
  await rm(cluster, { recursive: true, force: true });
  return folder;
}

/** Moves a folder if it exists; across disks it is copied with its owners. */
async function moveFolder(from: string, to: string): Promise<void> {
  const isThere = await access(from).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await run('cp', ['-a', from, to]);
  });
}

/** Whether `folder` belongs to this data folder, not to the original of a copy. */
async function keepsData(folder: string, dataDir: string): Promise<boolean> {
  const mark = join(folder, 'belongs-to');
  const owner = await readFile(mark, 'utf8').catch(() => undefined);
  if (owner === undefined) return false;
  if (owner === dataDir) return true;
  if ((await linkedFolder(owner)) === folder) return false;
  await writeFile(mark, dataDir);
  return true;
}
