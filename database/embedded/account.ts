import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** OS user that may run a cluster. */
export type Account = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root, so root uses the data folder's owner, or at first an unprivileged account that
 * every system has. Undefined for other users, who run it themselves.
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

/** Whether the account may enter all folders of the path. */
export async function isReachable(path: string, account: Account): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const executeBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & executeBit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
