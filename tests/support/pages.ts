import type { Operator } from '#domain/shared/operator.ts';
import type { Site } from '#domain/shared/site.ts';
import { mountPages } from '#server/pages/create-pages.ts';
import type { WebBuild } from '#server/pages/load-build.ts';

const routes = ['/', 'pricing', 'staging/businesses/:id'].map((path) => ({ id: path, path, parentId: 'root' }));

/** The pages of a small site that needs no build: their text is the path that was rendered. */
export function createTestPages(publicUrl: string) {
  const site: Site = {
    publicUrl,
    publicApiKey: 'key',
    isDemo: true,
    confirmation: 'code',
    operator: { name: 'Dabei' } as Operator,
  };
  const render: WebBuild['render'] = async (path) =>
    new Response(`<html>${path}</html>`, { status: path === '/404' ? 404 : 200 });
  return mountPages({ web: { routes, render }, serveAsset: async () => undefined, site });
}
