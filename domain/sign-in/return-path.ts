export const signInPaths = { login: '/business/login', dashboard: '/business/dashboard' } as const;
const paths = signInPaths;

/** `next` if on this site, else the dashboard. */
export function returnPath(next: string | null, origin: string): string {
  if (!next?.startsWith('/')) return paths.dashboard;
  try {
    const { pathname, search, hash } = new URL(next, origin);
    const path = `${pathname}${search}${hash}`;
    // `/.//host` resolves to another host, so the resolved address is checked too.
    const isOwn = [next, path].every((address) => new URL(address, origin).origin === origin);
    return isOwn && pathname !== paths.login ? path : paths.dashboard;
  } catch {
    return paths.dashboard;
  }
}

/** The login that returns to this address. */
export function loginPath(from: { pathname: string; search: string }, login: string = paths.login): string {
  return `${login}?next=${encodeURIComponent(from.pathname + from.search)}`;
}
