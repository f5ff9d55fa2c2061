import type { ServerBuild } from 'react-router';

/** How a path is answered: kept in memory, rendered each time (it has parameters), or not found. */
export type PathKind = 'known' | 'live' | 'unknown';

/** Sorts paths by the route table of the build. */
export function createPathTable(routes: ServerBuild['routes']): (path: string) => PathKind {
  const known = new Set<string>();
  const live: RegExp[] = [];
  for (const route of Object.values(routes)) {
    const isScreen = route?.id !== 'root' && (route?.index || route?.path !== undefined);
    if (!route || !isScreen) continue;
    const path = fullPath(routes, route.id);
    if (path.includes('*')) continue;
    if (path.includes(':')) live.push(new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
    else known.add(path);
  }
  return (path) => {
    if (known.has(path)) return 'known';
    return live.some((pattern) => pattern.test(path)) ? 'live' : 'unknown';
  };
}

function fullPath(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    parts.unshift(...(route.path ?? '').split('/').filter(Boolean));
  }
  return `/${parts.join('/')}`;
}
