import type { Home } from './home.ts';

/** Spawn options that make a PostgreSQL program independent of who starts it, from where and in which locale. */
export function runAs({ folder, account }: Home) {
  return {
    cwd: folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  };
}
