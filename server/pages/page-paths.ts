import type { PageAudience } from '#server/http/page-session.ts';

/** A row of the route table, as the build writes it. */
export interface PageRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  /** The path of the page that this one is another address of. */
  aliasOf?: string;
  /** The login in front of the page; it is drawn for each reader. */
  audience?: PageAudience;
}

/**
 * Finds the page of a path in the route table of the build; undefined when there is none. A path with parameters has the
 * page of its pattern: the browser reads what the parameters name, so one rendering serves them all.
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

/** The login in front of each page behind one, by the page's address. */
export function listAudiences(routes: readonly PageRoute[]): ReadonlyMap<string, PageAudience> {
  const byId = new Map(routes.map((route) => [route.id, route]));
  return new Map(routes.flatMap((route) => (route.audience ? [[fullPath(byId, route), route.audience] as const] : [])));
}

/** All addresses of the route table, including those with parameters but not the catch-all, nor other addresses of the same. */
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
