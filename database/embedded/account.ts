import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A user of the operating system that may own and run a cluster. */
export type Account = { name: string; uid: number; gid: number };

/**
 * The account PostgreSQL runs as. It refuses to run as root, so root hands it to the owner of the data folder, or on
 * the first start to an unprivileged account every system has. Anyone else runs it as themselves: undefined.
 */
export async function findPostgresAccount(ownerUid: number | undefined): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readAccounts();
  const account =
    accounts.find(({ uid }) => uid !== 0 && uid === ownerUid) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (!account) {
    throw new Error(
      'PostgreSQL refuses to run as root and there is no user postgres or nobody: start as another user.',
    );
  }
  return account;
}

async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}

/** Whether every folder above `path`, and `path` itself when it is a folder, lets the account through. */
export async function isReachable(path: string, account: Account): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const executeBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & executeBit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
