import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { splitManifest } from './scripts/build/split-manifest.ts';
import { aliases } from './web/aliases.ts';
import { paths } from './web/paths.ts';
import { apiPath, apiResources } from './web/routes/public/api-docs/api-pages.ts';

export default {
  appDirectory: 'web',
  // Of its own: all of it is deleted before each build.
  buildDirectory: 'build/web',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The server knows the addresses before it has rendered anything.
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const pages = Object.values(routes).flatMap((route) => {
      // Each has content of its own, although browsers are told of one route: every one would weigh on every screen.
      if (route?.path?.endsWith('/:id?')) {
        const list = route.path.slice(0, -'/:id?'.length);
        return [list, `${list}/:id`].map((path) => ({ ...route, id: `${route.id} ${path}`, path }));
      }
      if (route?.path !== apiPath(':resource?')) return [route];
      return [paths.api, ...apiResources.map(apiPath)].map((path) => ({ ...route, id: `${route.id} ${path}`, path }));
    });
    const table = pages.map((route) => ({
      id: route?.id,
      parentId: route?.parentId,
      path: route?.path,
      index: route?.index,
    }));
    const others = Object.entries(aliases).map(([path, page]) => ({ id: `alias ${path}`, path, aliasOf: page }));
    await writeFile(join(buildDirectory, 'server', 'routes.json'), JSON.stringify([...table, ...others]));
    await splitManifest(join(buildDirectory, 'client'));
  },
} satisfies Config;
