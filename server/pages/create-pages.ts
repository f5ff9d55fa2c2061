import { join, resolve } from 'node:path';
import { Hono } from 'hono';
import type { Site } from '#domain/shared/site.ts';
import type { Deps } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import type { ShedLoad } from '#server/http/shed-load.ts';
import { createAppManifest } from '#server/pages/app-manifest.ts';
import type { ServeAsset } from '#server/pages/assets.ts';
import { createAssets } from '#server/pages/assets.ts';
import type { InternalApi } from '#server/pages/form-page.ts';
import { createGuestPages } from '#server/pages/guest-pages.ts';
import { createGuestSitemaps } from '#server/pages/guest-sitemaps.ts';
import { createLanguageForm } from '#server/pages/language-form.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import { loadBuild } from '#server/pages/load-build.ts';
import { createLoginPage } from '#server/pages/login-page.ts';
import { createMarkdownPages } from '#server/pages/markdown-pages.ts';
import { createMemberPages } from '#server/pages/member-pages.ts';
import type { GuestParts, PageReader } from '#server/pages/page-reader.ts';
import { createPageRoutes } from '#server/pages/page-routes.ts';
import { createPageRenderer } from '#server/pages/render-page.ts';
import { createReportPage } from '#server/pages/report-page.ts';
import { createSiteFiles } from '#server/pages/site-files.ts';
import { createWithdrawPage } from '#server/pages/withdraw-page.ts';

/** Renderer and file server of the front end. */
interface Web {
  web: WebBuild;
  serveAsset: ServeAsset;
}

export type OpenWeb = (site: Site) => Promise<Web>;

/** The output of `react-router build`. */
export const openBuild =
  (buildDirectory: string): OpenWeb =>
  async (site) => {
    const [web, serveAsset] = await Promise.all([
      loadBuild(buildDirectory, site),
      createAssets(join(resolve(buildDirectory), 'client')),
    ]);
    return { web, serveAsset };
  };

type Options = {
  openWeb: OpenWeb;
  site: Site;
  deps: Deps;
  /** Further image origins, such as the file store's. */
  pictureOrigins?: readonly string[];
};

type PageApp = Hono<{ Variables: SecurityVariables }>;

interface Base {
  reader: PageReader;
  api: InternalApi;
  shed: ShedLoad;
}
export type MountPages = (base: Base) => PageApp;

/** Everything except the API: pages, files, robots and manifest. Mount last, at `/`. */
export async function createPages({ openWeb, site, deps, pictureOrigins }: Options): Promise<MountPages> {
  const { web, serveAsset } = await openWeb(site);
  return ({ api, ...base }) =>
    mountPages({ web, serveAsset, site, pictureOrigins, guests: { deps, ...base }, api, now: deps.clock });
}

interface Parts {
  web: Pick<WebBuild, 'routes' | 'render'> & Partial<WebBuild>;
  serveAsset: ServeAsset;
  site: Site;
  /** Without them there are no guest pages. */
  guests?: GuestParts;
  /** Without it there are no report forms. */
  api?: InternalApi;
  pictureOrigins?: readonly string[] | undefined;
  now: () => Date;
}

/** `createPages` from its parts. */
export function mountPages({ web, serveAsset, site, guests, api, pictureOrigins, now }: Parts): PageApp {
  const render = createPageRenderer({ web, site, pictureOrigins });
  const isKept = !web.isLive;
  const ofGuests = guests && createGuestPages({ ...guests, render, isKept });
  const forms = new Hono<{ Bindings: object; Variables: ApiVariables }>();
  if (guests && api) {
    forms.route('/', createLoginPage(guests.deps, render, api));
    forms.route('/', createReportPage(guests.deps, render, api));
    forms.route('/', createWithdrawPage(guests.deps, render, api));
    const { config, logger } = guests.deps;
    forms.route('/', createMemberPages({ web, render, site, config, logger, api, pictureOrigins }));
  }
  const none: PageApp = new Hono();
  return new Hono<{ Variables: SecurityVariables }>()
    .use(async (c, next) => {
      const asset = isRead(c.req.method) ? await serveAsset(c.req.path, c.req.raw) : undefined;
      return asset ?? next();
    })
    .get('/assets/*', (c) => c.text('Not found', 404))
    .route('/', createSiteFiles(site))
    .route('/', createAppManifest(site))
    .route('/', createLanguageForm(site.publicUrl))
    .route('/', createMarkdownPages({ web, render, site, now }))
    .route('/', guests ? createGuestSitemaps(guests) : none)
    .route('/', ofGuests ?? none)
    .route('/', forms)
    .route('/', createPageRoutes({ web, render, site, now }));
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
