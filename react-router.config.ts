import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The server knows the addresses before it has rendered anything.
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const table = Object.values(routes).map((route) => ({
      id: route?.id,
      parentId: route?.parentId,
      path: route?.path,
      index: route?.index,
    }));
    await writeFile(join(buildDirectory, 'server', 'routes.json'), JSON.stringify(table));
  },
} satisfies Config;
