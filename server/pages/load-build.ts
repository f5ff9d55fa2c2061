import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider as Provider, ServerBuild } from 'react-router';
import type { PageData } from '#contract/page-data.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import type { PageRoute } from '#server/pages/page-paths.ts';

/** What the API has answered to a read, by its address below that of the API. */
export type ReadAnswer = { address: string; status: number; headers: Record<string, string>; body: string };

/** A part of a screen as HTML, drawn from what the API has answered to its reader; undefined where that is not enough. */
export type DrawSnapshot = (
  of: string,
  language: Language,
  answers: readonly ReadAnswer[],
) => Promise<string | undefined>;

/** The built web front end: its routes and a function that renders an address. */
export type WebBuild = {
  routes: readonly PageRoute[];
  /** `data` is what a page shows that is not the same for everybody. */
  render: (path: string, language: Language, data?: PageData) => Promise<Response>;
  drawSnapshot: DrawSnapshot;
  /** Pages change while the process runs: each request is rendered, and none is kept. */
  isLive?: boolean;
};

/** What the build gives besides the pages themselves; it has a module graph of its own. */
type Entry = {
  pageContext: Parameters<Provider['set']>[0];
  drawSnapshot: (asked: {
    tab: string;
    language: Language;
    site: Site;
    answers: readonly ReadAnswer[];
  }) => Promise<string | undefined>;
};

/** React and all screens. */
async function loadRenderer(file: string, site: Site): Promise<Pick<WebBuild, 'render' | 'drawSnapshot'>> {
  const [build, { createRequestHandler, RouterContextProvider }] = await Promise.all([
    import(pathToFileURL(file).href) as Promise<ServerBuild>,
    import('react-router'),
  ]);
  const { pageContext, drawSnapshot } = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(build, 'production');
  return {
    render(path, language, data) {
      const context = new RouterContextProvider();
      context.set(pageContext, { language, path, site, data });
      return handle(new Request(new URL(path, site.publicUrl)), context);
    },
    drawSnapshot: (tab, language, answers) => drawSnapshot({ tab, language, site, answers }),
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
      const { render } = await findRenderer();
      return render(path, language, data);
    },
    async drawSnapshot(...asked) {
      const { drawSnapshot } = await findRenderer();
      return drawSnapshot(...asked);
    },
  };
}
