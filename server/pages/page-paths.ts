import type { PageAudience } from '#server/http/page-session.ts';

/** A row of the build's route table. */
export interface PageRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  /** The page this is another address of. */
  aliasOf?: string;
  /** Login in front of the page; rendered per reader. */
  audience?: PageAudience;
}

/**
 * Finds a path's page in the route table; undefined if none. All paths of a pattern share one page: the browser reads
 * the parameters.
 */
export function createPathTable(routes: readonly PageRoute[]): (path: string) => string | undefined {
  const paths = listPaths(routes);
  const aliases = routes.flatMap(({ path, aliasOf }) => (path && aliasOf ? [[path, aliasOf] as const] : []));
  const fixed = new Map([
    ...paths.filter((path) => !path.includes(':')).map((path) => [path, path] as const),
    ...aliases,
  ]);
  const patterns = paths
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }));
  return (path) => fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.path;
}

/** Audience by page address, for pages behind a login. */
export function listAudiences(routes: readonly PageRoute[]): ReadonlyMap<string, PageAudience> {
  const byId = new Map(routes.map((route) => [route.id, route]));
  return new Map(routes.flatMap((route) => (route.audience ? [[fullPath(byId, route), route.audience] as const] : [])));
}

/** All addresses, without catch-all and aliases. */
export function listPaths(routes: readonly PageRoute[]): string[] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  return routes
    .filter(({ id, index, path, aliasOf }) => id !== 'root' && !aliasOf && (index || path !== undefined))
    .map((route) => fullPath(byId, route))
    .filter((path) => !path.includes('*'));
}

function fullPath(byId: ReadonlyMap<string, PageRoute>, screen: PageRoute): string {
  const parts: string[] = [];
  for (let route: PageRoute | undefined = screen; route; route = byId.get(route.parentId ?? '')) {
    parts.unshift(...(route.path ?? '').split('/').filter(Boolean));
  }
  return `/${parts.join('/')}`;
}
