import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler, RouterContextProvider as Provider } from 'react-router';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { PageData } from '#contract/page-data.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { listPages } from '#web/list-pages.ts';
import { failurePage } from './failure-page.ts';

type Asked = { path: string; language: Language; data?: PageData; site: Site; visit?: Visit };
/** The reader of a page; `reads` is an address where the server reads the API as that person. */
type Visit = { address: string; chosenBusiness: string | null; nonce: string; reads: string };

const forPlainPage = '<script type="module" src="/scripts/start/dev/plain-page.ts"></script>';
const isHydrated = (html: string) => html.includes('__reactRouterContext');

/** Vite serves modules, not files. */
const scriptsOf = () => [];

function readAt(reads: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return fetch(reads + pathname + search, { headers: request.headers });
}

async function render(vite: ViteDevServer, { path, language, data, site, visit }: Asked): Promise<Response> {
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  const build: ServerBuild = await runner.import('virtual:react-router/server-build');
  const { pageContext } = build.entry.module as unknown as { pageContext: Parameters<RouterContextProvider['set']>[0] };
  const context = new Provider();
  const report = (error: unknown) => vite.config.logger.error(String(error), { timestamp: true });
  const shown = visit && { ...visit, scriptsOf, report, read: (request: Request) => readAt(visit.reads, request) };
  context.set(pageContext, { language, path, site, data, visit: shown });
  const response = await createRequestHandler(build, 'development')(
    new Request(new URL(visit?.address ?? path, site.publicUrl)),
    context,
  );
  const html = await response.text();
  if (response.status >= 500) throw new Error(html);
  return new Response(isHydrated(html) ? html : html.replace('</head>', `${forPlainPage}</head>`), response);
}

async function listRoutes(vite: ViteDevServer) {
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  const { routes }: ServerBuild = await runner.import('virtual:react-router/server-build');
  return listPages(Object.values(routes));
}

export type Renderer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Renders pages from the sources for the server; returns whether it handled the request. */
export function createRenderer(vite: ViteDevServer): Renderer {
  return async (request, response) => {
    if (request.method !== 'POST' || !request.url?.startsWith('/@pages/')) return false;
    try {
      const asked = (await json(request)) as Asked;
      if (request.url === '/@pages/routes') {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await listRoutes(vite)));
        return true;
      }
      const page = await render(vite, asked);
      response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text());
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      vite.config.logger.error((error as Error).stack ?? String(error), { timestamp: true, error: error as Error });
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(failurePage(error as Error));
    }
    return true;
  };
}
