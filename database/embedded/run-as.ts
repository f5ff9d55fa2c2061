import type { Home } from './home.ts';

/** Spawn options independent of user, folder and locale. */
export function runAs({ folder, account }: Home) {
  return {
    cwd: folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  };
}
