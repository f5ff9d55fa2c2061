import { paths } from '#web/paths.ts';

/** Where to go after the login: the address that was asked for, if it is one of this site; else the dashboard. */
export function returnPath(next: string | null, origin: string): string {
  if (!next?.startsWith('/')) return paths.dashboard;
  try {
    const url = new URL(next, origin);
    const isOwn = url.origin === origin && url.pathname !== paths.login;
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : paths.dashboard;
  } catch {
    return paths.dashboard;
  }
}

/** The login that comes back to this address. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `${paths.login}?next=${encodeURIComponent(from.pathname + from.search)}`;
}
