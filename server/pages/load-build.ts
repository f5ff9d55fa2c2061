import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider as Provider, ServerBuild } from 'react-router';
import type { PageData } from '#contract/page-data.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import type { ScriptsOf } from '#server/pages/module-scripts.ts';
import { readModuleScripts } from '#server/pages/module-scripts.ts';
import type { PageRoute } from '#server/pages/page-paths.ts';

/** A visitor of a page behind a login. */
export interface PageVisit {
  /** Path and query. */
  address: string;
  /** Reads the API in this process as the signed-in person. */
  read: (request: Request) => Promise<Response>;
  /** The business chosen in the browser. */
  chosenBusiness: string | null;
  /** Reports a part that failed to render. */
  report: (error: unknown) => void;
  /** For this response's inline scripts. */
  nonce: string;
}

/** The built front end: routes and renderer. */
export type WebBuild = {
  routes: readonly PageRoute[];
  /** `data` holds what differs per visitor. */
  render: (path: string, language: Language, data?: PageData, visit?: PageVisit) => Promise<Response>;
  /** Development: pages are rendered for each request, never cached. */
  isLive?: boolean;
};

/** Server entry of the build, with its own module graph. */
type Entry = {
  pageContext: Parameters<Provider['set']>[0];
};

/** Loads React and all screens. */
async function loadRenderer(file: string, site: Site, scriptsOf: ScriptsOf): Promise<Pick<WebBuild, 'render'>> {
  const [build, { createRequestHandler, RouterContextProvider }] = await Promise.all([
    import(pathToFileURL(file).href) as Promise<ServerBuild>,
    import('react-router'),
  ]);
  const { pageContext } = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(build, 'production');
  return {
    render(path, language, data, visit) {
      const context = new RouterContextProvider();
      context.set(pageContext, { language, path, site, data, visit: visit && { ...visit, scriptsOf } });
      return handle(new Request(new URL(visit?.address ?? path, site.publicUrl)), context);
    },
  };
}

/** Reads the build's routes; the renderer is loaded for the first page. */
export async function loadBuild(buildDirectory: string, site: Site): Promise<WebBuild> {
  const folder = join(resolve(buildDirectory), 'server');
  const file = join(folder, 'index.js');
  const [routes, scriptsOf] = await Promise.all([
    readFile(join(folder, 'routes.json'), 'utf8'),
    readModuleScripts(join(resolve(buildDirectory), 'client')),
    access(file),
  ]);
  let renderer: ReturnType<typeof loadRenderer> | undefined;
  const findRenderer = () => {
    renderer ??= loadRenderer(file, site, scriptsOf).catch((error) => {
      // Retried with the next page.
      renderer = undefined;
      throw error;
    });
    return renderer;
  };
  return {
    routes: JSON.parse(routes),
    async render(...asked) {
      const { render } = await findRenderer();
      return render(...asked);
    },
  };
}
