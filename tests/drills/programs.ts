import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const packages = {
  patroni: 'patroni',
  patronictl: 'patroni',
  etcd: 'etcd-server',
  etcdctl: 'etcd-client',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  php: 'php-cli',
  mariadbd: 'mariadb-server',
} as const;

export type Program = keyof typeof packages;

const searched = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

async function isInstalled(name: string): Promise<boolean> {
  return (await Promise.all(searched.map((folder) => isProgram(join(folder, name))))).includes(true);
}

export async function findMissingPackages(programs: readonly Program[]): Promise<string[]> {
  const missing: string[] = [];
  for (const program of programs) if (!(await isInstalled(program))) missing.push(packages[program]);
  return [...new Set(missing)];
}

/** The machine's own PostgreSQL: the embedded one lacks the programs a cluster needs. */
export async function findPostgresFolder(): Promise<string | undefined> {
  const { stdout } = await run('sh', [
    '-c',
    'ls -d /usr/lib/postgresql/*/bin /usr/pgsql-*/bin 2>/dev/null | sort -V',
  ]).catch(() => ({ stdout: '' }));
  for (const folder of stdout.split('\n').filter(Boolean).toReversed()) {
    if (await isProgram(join(folder, 'pg_rewind'))) return folder;
  }
  return undefined;
}
