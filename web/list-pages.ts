import { aliases } from './aliases.ts';
import { paths } from './paths.ts';
import { apiPages, apiPath } from './routes/public/api-docs/api-pages.ts';

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

/** Layouts that require a sign-in. */
const audiences: Readonly<Record<string, 'member' | 'reviewer'>> = {
  'routes/business/member-screens': 'member',
  'routes/business/member-layout': 'member',
  'routes/staging/reviewer-layout': 'reviewer',
};

/** The server's route table, with aliases. */
export function listPages(routes: readonly (Route | undefined)[]) {
  const pages = routes.flatMap((route) => {
    // One page per id; browsers get a single route to keep the manifest small.
    if (route?.path?.endsWith('/:id?')) {
      const list = route.path.slice(0, -'/:id?'.length);
      return [list, `${list}/:id`].map((path) => ({ ...route, id: `${route.id} ${path}`, path }));
    }
    if (route?.path !== apiPath(':resource?')) return [route];
    return [paths.api, ...apiPages.map(apiPath)].map((path) => ({ ...route, id: `${route?.id} ${path}`, path }));
  });
  const table = pages.map((route) => ({
    id: route?.id,
    parentId: route?.parentId,
    path: route?.path,
    index: route?.index,
    audience: audiences[route?.parentId ?? ''],
  }));
  const others = Object.entries(aliases).map(([path, page]) => ({ id: `alias ${path}`, path, aliasOf: page }));
  return [...table, ...others];
}
