import type { ServerBuild } from 'react-router';

/**
 * Finds the page of a path in the route table of the build; undefined when there is none. A path with parameters has the
 * page of its pattern: the browser reads what the parameters name, so one rendering serves them all.
 */
export function createPathTable(routes: ServerBuild['routes']): (path: string) => string | undefined {
  const paths = listPaths(routes);
  const fixed = new Set(paths.filter((path) => !path.includes(':')));
  const patterns = paths
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }));
  return (path) => (fixed.has(path) ? path : patterns.find(({ pattern }) => pattern.test(path))?.path);
}

/** All addresses of the route table, including those with parameters but not the catch-all. */
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
