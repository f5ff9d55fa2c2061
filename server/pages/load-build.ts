import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { PageData } from '#contract/page-data.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import type { PageRoute } from '#server/pages/page-paths.ts';

/** The built web front end: its routes and a function that renders an address. */
export type WebBuild = {
  routes: readonly PageRoute[];
  /** `data` is what a page shows that is not the same for everybody. */
  render: (path: string, language: Language, data?: PageData) => Promise<Response>;
};

/** The context key comes from the build, which has a module graph of its own. */
async function loadRenderer(file: string, site: Site): Promise<WebBuild['render']> {
  const [build, { createRequestHandler, RouterContextProvider }] = await Promise.all([
    import(pathToFileURL(file).href) as Promise<ServerBuild>,
    import('react-router'),
  ]);
  const { pageContext } = build.entry.module as unknown as {
    pageContext: Parameters<InstanceType<typeof RouterContextProvider>['set']>[0];
  };
  const handle = createRequestHandler(build, 'production');
  return (path, language, data) => {
    const context = new RouterContextProvider();
    context.set(pageContext, { language, path, site, data });
    return handle(new Request(new URL(path, site.publicUrl)), context);
  };
}

/** Reads which addresses the build has. What renders them, and React with it, is loaded for the first page. */
export async function loadBuild(buildDirectory: string, site: Site): Promise<WebBuild> {
  const folder = join(resolve(buildDirectory), 'server');
  const file = join(folder, 'index.js');
  const [routes] = await Promise.all([readFile(join(folder, 'routes.json'), 'utf8'), access(file)]);
  let renderer: ReturnType<typeof loadRenderer> | undefined;
  const findRenderer = () => {
    renderer ??= loadRenderer(file, site).catch((error) => {
      // The next page tries again.
      renderer = undefined;
      throw error;
    });
    return renderer;
  };
  return {
    routes: JSON.parse(routes),
    async render(path, language, data) {
      const render = await findRenderer();
      return render(path, language, data);
    },
  };
}
