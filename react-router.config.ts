import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { splitManifest } from './scripts/build/split-manifest.ts';
import { listPages } from './web/list-pages.ts';

export default {
  appDirectory: 'web',
  // The whole folder is deleted before each build.
  buildDirectory: 'build/web',
  ssr: true,
  // Split modules would cost one more request per route.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  // Writes the addresses for the server, which needs them before the first render.
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const pages = listPages(Object.values(routes));
    await writeFile(join(buildDirectory, 'server', 'routes.json'), JSON.stringify(pages));
    await splitManifest(join(buildDirectory, 'client'));
  },
} satisfies Config;
