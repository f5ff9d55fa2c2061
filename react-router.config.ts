import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { paths } from './web/paths.ts';
import { apiPath, apiResources } from './web/routes/public/api-docs/api-pages.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The server knows the addresses before it has rendered anything.
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const pages = Object.values(routes).flatMap((route) => {
      // Each has content of its own, although browsers are told of one route: every one would weigh on every screen.
      if (route?.path !== apiPath(':resource?')) return [route];
      return [paths.api, ...apiResources.map(apiPath)].map((path) => ({ ...route, id: `${route.id} ${path}`, path }));
    });
    const table = pages.map((route) => ({
      id: route?.id,
      parentId: route?.parentId,
      path: route?.path,
      index: route?.index,
    }));
    await writeFile(join(buildDirectory, 'server', 'routes.json'), JSON.stringify(table));
  },
} satisfies Config;
