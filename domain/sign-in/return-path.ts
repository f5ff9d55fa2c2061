/** Where people sign in, and what they come to then. */
export const signInPaths = { login: '/business/login', dashboard: '/business/dashboard' } as const;
const paths = signInPaths;

/** Where to go after the login: the address that was asked for, if it is one of this site; else the dashboard. */
export function returnPath(next: string | null, origin: string): string {
  if (!next?.startsWith('/')) return paths.dashboard;
  try {
    const { pathname, search, hash } = new URL(next, origin);
    const path = `${pathname}${search}${hash}`;
    // Resolved, `/.//host` names another host: it is the address that will be opened that must be on this site.
    const isOwn = [next, path].every((address) => new URL(address, origin).origin === origin);
    return isOwn && pathname !== paths.login ? path : paths.dashboard;
  } catch {
    return paths.dashboard;
  }
}

/** The login that comes back to this address. */
export function loginPath(from: { pathname: string; search: string }, login: string = paths.login): string {
  return `${login}?next=${encodeURIComponent(from.pathname + from.search)}`;
}
