import { join, resolve } from 'node:path';
import { Hono } from 'hono';
import type { Site } from '#domain/shared/site.ts';
import type { ServeAsset } from '#server/pages/assets.ts';
import { createAssets } from '#server/pages/assets.ts';
import { createLanguageForm } from '#server/pages/language-form.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import { loadBuild } from '#server/pages/load-build.ts';
import { createPageRoutes } from '#server/pages/page-routes.ts';
import { createSiteFiles } from '#server/pages/site-files.ts';

type Options = {
  /** Where `react-router build` puts its result. */
  buildDirectory: string;
  site: Site;
  /** Additional origins that images come from, e.g. the file store's. */
  pictureOrigins?: readonly string[];
};

/** Everything that is not the API: rendered pages, built files, robots and manifest. Mount it last, at `/`. */
export async function createPages({ buildDirectory, site, pictureOrigins }: Options): Promise<Hono> {
  const [web, serveAsset] = await Promise.all([
    loadBuild(buildDirectory, site),
    createAssets(join(resolve(buildDirectory), 'client')),
  ]);
  return mountPages({ web, serveAsset, site, pictureOrigins });
}

/** The same from its parts. */
export function mountPages(parts: {
  web: WebBuild;
  serveAsset: ServeAsset;
  site: Site;
  pictureOrigins?: readonly string[];
  now?: () => number;
}): Hono {
  const { serveAsset, site } = parts;
  return new Hono()
    .use(async (c, next) => {
      const asset = isRead(c.req.method) ? await serveAsset(c.req.path, c.req.raw) : undefined;
      return asset ?? next();
    })
    .get('/assets/*', (c) => c.text('Not found', 404))
    .route('/', createSiteFiles(site))
    .route('/', createLanguageForm(site.publicUrl))
    .route('/', createPageRoutes(parts));
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
