import { randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Site } from '#domain/shared/site.ts';
import { loginPath, returnPath, signInPaths } from '#domain/sign-in/return-path.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import type { PageAudience } from '#server/http/page-session.ts';
import { dropPageSession, pageCookieName, readPageSession } from '#server/http/page-session.ts';
import { respond } from '#server/pages/compressed.ts';
import type { InternalApi } from '#server/pages/form-page.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import { createPathTable, listAudiences } from '#server/pages/page-paths.ts';
import { privateHeaders, sendPrivatePage } from '#server/pages/private-page.ts';
import type { RenderPage } from '#server/pages/render-page.ts';

type PageContext = HonoContext<{ Bindings: object; Variables: ApiVariables }>;

/** Identity call and login per audience. */
const entrances: Record<PageAudience, { me: string; login: string }> = {
  member: { me: '/api/v1/me', login: signInPaths.login },
  reviewer: { me: '/api/v1/review/me', login: '/staging/login' },
};

const RETRY_SECONDS = 5;
const BUSINESS = /(?:^|;\s*)business=([0-9a-f-]{36})(?:;|$)/;

/** Page headers that its reads do not get. */
const ofPage = ['accept', 'cookie', 'authorization', 'if-none-match', 'x-business-id', 'range'];

interface Options {
  web: Pick<WebBuild, 'routes' | 'render' | 'isLive'>;
  render: RenderPage;
  site: Site;
  config: Config;
  logger: Logger;
  api: InternalApi;
  pictureOrigins: readonly string[] | undefined;
}

/** The visitor's session, if known. */
type Visit =
  | { kind: 'none'; isStale: boolean }
  | { kind: 'unknown' }
  | { kind: 'session'; read: (request: Request) => Promise<Response> };

/**
 * Pages behind a login, rendered with the API responses of the cookie's person. Read-only: changes go to the API with a
 * token.
 */
export function createMemberPages({ web, render, site, config, logger, api, pictureOrigins }: Options) {
  const findPage = createPathTable(web.routes);
  const audiences = listAudiences(web.routes);

  /** Finds the cookie's session and its access to the API in this process. */
  async function findVisit(c: PageContext, audience: PageAudience): Promise<Visit> {
    const value = readPageSession(c.req.header('cookie'), pageCookieName(config, audience));
    if (value === null || value === 'invalid') return { kind: 'none', isStale: value === 'invalid' };
    const language = negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
    const read = async (request: Request) => {
      const headers = new Headers(c.req.raw.headers);
      for (const name of ofPage) headers.delete(name);
      headers.set('X-API-Key', config.publicApiKey);
      headers.set('Accept-Language', language);
      const businessId = request.headers.get('X-Business-Id');
      if (businessId) headers.set('X-Business-Id', businessId);
      return api.fetch(new Request(request.url, { headers }), { ...c.env, pageSession: value });
    };
    const me = new URL(entrances[audience].me, c.req.url).href;
    const known = await read(new Request(me));
    if (known.status === 401) return { kind: 'none', isStale: true };
    if (known.status >= 500) return { kind: 'unknown' };
    return {
      kind: 'session',
      read: async (request) => (new URL(request.url).pathname === new URL(me).pathname ? known.clone() : read(request)),
    };
  }

  function redirect(path: string, audience: PageAudience, isStale: boolean): Response {
    const headers = new Headers({ ...privateHeaders, Location: path });
    if (isStale) headers.append('Set-Cookie', dropPageSession(config, audience));
    return new Response(null, { status: 303, headers });
  }

  /** Null if rendering fails: the browser gets the shared page. */
  async function draw(c: PageContext, path: string, audience: PageAudience): Promise<Response | null> {
    const { pathname, search } = new URL(c.req.url);
    const visit = await findVisit(c, audience);
    if (visit.kind === 'none') {
      const login = loginPath({ pathname, search }, entrances[audience].login);
      return redirect(login, audience, visit.isStale);
    }
    const language = negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
    const nonce = randomBytes(16).toString('base64url');
    const about = { path, language, nonce, site, pictureOrigins };
    c.set('hasSecurityHeaders', true);
    if (visit.kind === 'unknown') {
      const page = await render('/503', language);
      const retry = { Refresh: String(RETRY_SECONDS), 'Retry-After': String(RETRY_SECONDS) };
      return respond(c.req.raw, page.body, { ...page.headers, ...privateHeaders, ...retry }, 503);
    }
    const chosenBusiness = BUSINESS.exec(c.req.header('cookie') ?? '')?.[1] ?? null;
    const address = pathname + search;
    const rendered = await web.render(path, language, undefined, {
      address,
      read: visit.read,
      chosenBusiness,
      nonce,
      report: (err) => logger.error({ err, path }, 'a part of a page could not be drawn'),
    });
    if (rendered.status >= 500 && !web.isLive) return null;
    return sendPrivatePage(c.req.raw, rendered, about);
  }

  return new Hono<{ Bindings: object; Variables: ApiVariables }>()
    .get(signInPaths.login, async (c, next) => {
      const visit = await findVisit(c, 'member');
      if (visit.kind === 'session') {
        const to = returnPath(c.req.query('next') ?? null, new URL(c.req.url).origin);
        return redirect(to, 'member', false);
      }
      await next();
      if (visit.kind === 'none' && visit.isStale) c.res.headers.append('Set-Cookie', dropPageSession(config, 'member'));
      return undefined;
    })
    .post('/signed-out', (c) => {
      // Against sign-out by another site.
      if ((c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin') return redirect('/', 'member', false);
      const audience = c.req.query('of') === 'reviewer' ? 'reviewer' : 'member';
      return redirect(entrances[audience].login, audience, true);
    })
    .get('*', async (c, next) => {
      const path = findPage(c.req.path);
      const audience = path === undefined ? undefined : audiences.get(path);
      // The shared page, for the app's worker.
      if (path === undefined || audience === undefined || c.req.query('shell') !== undefined) return next();
      return (await draw(c, path, audience)) ?? next();
    });
}
