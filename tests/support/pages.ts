import { Hono } from 'hono';
import type { Operator } from '#domain/shared/operator.ts';
import type { Site } from '#domain/shared/site.ts';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/context/context.ts';
import type { MountPages } from '#server/pages/create-pages.ts';
import { mountPages } from '#server/pages/create-pages.ts';
import type { WebBuild } from '#server/pages/load-build.ts';

export function testSite(publicUrl: string, isDemo = false): Site {
  return {
    publicUrl,
    publicApiKey: 'key',
    isDemo,
    confirmation: 'code',
    sells: true,
    operator: { name: 'Dabei', processors: [] as Operator['processors'] } as Operator,
  };
}

/** Pages without a build: each renders its path. */
export function createTestPages(publicUrl: string) {
  const routes = ['/', 'pricing', 'staging/businesses/:id'].map((path) => ({ id: path, path, parentId: 'root' }));
  const render: WebBuild['render'] = async (path) =>
    new Response(`<html>${path}</html>`, { status: path === '/404' ? 404 : 200 });
  const site = testSite(publicUrl, true);
  return mountPages({ web: { routes, render }, serveAsset: async () => undefined, site, now: () => new Date() });
}

/** Returns a page's data instead of HTML. */
export const renderParts: WebBuild['render'] = async (path, language, data) =>
  new Response(JSON.stringify({ path, language, data }), { status: path === '/404' ? 404 : 200 });

/** The product with guests' pages and `routes`, without a build. */
export function createTestSite(
  deps: Deps,
  routes: WebBuild['routes'] = [],
  render: WebBuild['render'] = renderParts,
): Hono {
  const web = { routes: [{ id: 'root', path: '' }, ...routes], render };
  const site = testSite(deps.config.publicUrl);
  const pages: MountPages = ({ api, ...base }) =>
    mountPages({ web, serveAsset: async () => undefined, site, guests: { deps, ...base }, api, now: deps.clock });
  return new Hono().route('/', createApp(deps, { pages }));
}
