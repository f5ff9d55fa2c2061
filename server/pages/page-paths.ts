import type { ServerBuild } from 'react-router';

/** How a path is answered: kept in memory, rendered each time (it has parameters), or not found. */
export type PathKind = 'known' | 'live' | 'unknown';

/** Sorts paths by the route table of the build. */
export function createPathTable(routes: ServerBuild['routes']): (path: string) => PathKind {
  const paths = listPaths(routes);
  const known = new Set(paths.filter((path) => !path.includes(':')));
  const live = paths
    .filter((path) => path.includes(':'))
    .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  return (path) => {
    if (known.has(path)) return 'known';
    return live.some((pattern) => pattern.test(path)) ? 'live' : 'unknown';
  };
}

/** All addresses of the route table, those with parameters included, the one for everything else not. */
export function listPaths(routes: ServerBuild['routes']): string[] {
  const screens = Object.values(routes).filter(
    (route) => route && route.id !== 'root' && (route.index || route.path !== undefined),
  );
  return screens.map((route) => fullPath(routes, route?.id ?? '')).filter((path) => !path.includes('*'));
}

function fullPath(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    parts.unshift(...(route.path ?? '').split('/').filter(Boolean));
  }
  return `/${parts.join('/')}`;
}
