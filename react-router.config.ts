import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { splitManifest } from './scripts/build/split-manifest.ts';
import { listPages } from './web/list-pages.ts';

export default {
  appDirectory: 'web',
  // Of its own: all of it is deleted before each build.
  buildDirectory: 'build/web',
  ssr: true,
  // Each part of a route in a file of its own would be one more request.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  // The server knows the addresses before it has rendered anything.
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const pages = listPages(Object.values(routes));
    await writeFile(join(buildDirectory, 'server', 'routes.json'), JSON.stringify(pages));
    await splitManifest(join(buildDirectory, 'client'));
  },
} satisfies Config;
