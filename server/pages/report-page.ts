import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import type { ReportFault, ReportPageData, ReportPageField } from '#contract/report-page.ts';
import { reportPageFields } from '#contract/report-page.ts';
import { businessPagePath, shortEventPath } from '#domain/guest-pages/addresses.ts';
import { reportAlias, reportPath } from '#domain/reports/addresses.ts';
import type { Deps } from '#server/context/context.ts';
import type { FieldError } from '#server/context/problem.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiVariables } from '#server/http/endpoint.ts';
import { readForm } from '#server/http/form.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { answer } from '#server/pages/compressed.ts';
import { pageLanguage } from '#server/pages/page-language.ts';
import type { RenderPage } from '#server/pages/render-page.ts';
import { brokenPage } from '#server/pages/render-page.ts';

type PageContext = HonoContext<{ Bindings: object; Variables: ApiVariables }>;
/** What answers the calls of the API in this process. */
export type Answering = { fetch: (request: Request, connection: object) => Response | Promise<Response> };

/** What is typed, each character in up to nine bytes of a form. */
const MAX_BYTES = 64 * 1024;
/** Headers of the form that are not those of the call. */
const ofForm = ['content-length', 'transfer-encoding', 'content-type', 'authorization', 'if-none-match', 'accept'];

const presets: Record<string, (name: string) => string | null> = {
  event: (code) => (/^[0-9a-f]{12}$/.test(code) ? shortEventPath(code) : null),
  business: (slug) => (/^[a-z0-9-]{1,80}$/.test(slug) ? businessPagePath(slug) : null),
};

const nothing: ReportPageData = { kind: 'report', values: {}, faults: {}, failure: null, reference: null };

/** The page that an address asks for with its query; null for the page as it is for everybody. */
function askedFor(c: PageContext, publicUrl: string): ReportPageData | null {
  const reference = c.req.query('received') ?? '';
  if (/^[0-9A-F]{4}-[0-9A-F]{4}$/.test(reference)) return { ...nothing, reference };
  const [path] = Object.entries(presets).flatMap(([name, read]) => read(c.req.query(name) ?? '') ?? []);
  return path === undefined ? null : { ...nothing, values: { target: publicUrl + path } };
}

/** The words for what the API says of a field. */
function faultOf({ path, code }: FieldError, values: ReportPageData['values']): ReportFault {
  if (path === 'kind') return 'choose';
  if (path === 'good_faith') return 'tick';
  if (!values[path as ReportPageField]?.trim()) return 'required';
  if (code === 'too_small') return 'too_short';
  if (code === 'too_big' && path !== 'email') return 'too_long';
  return path === 'email' ? 'email' : 'other';
}

async function readValues(c: PageContext): Promise<ReportPageData['values']> {
  const form = await readForm(c);
  const texts = reportPageFields.flatMap((field) => {
    const value = form[field];
    return typeof value === 'string' ? [[field, value.replaceAll('\r\n', '\n')] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** What the page says after a refusal, with everything that was typed. */
async function refusedPage(response: Response, values: ReportPageData['values']): Promise<ReportPageData> {
  if (response.status === 429) {
    const minutes = Math.max(1, Math.ceil(Number(response.headers.get('Retry-After')) / 60));
    return { ...nothing, values, failure: { kind: 'limited', minutes } };
  }
  if (response.status !== 422) return { ...nothing, values, failure: { kind: 'broken' } };
  const { errors = [] } = (await response.json()) as { errors?: FieldError[] };
  // The first thing that is wrong with a field.
  const faults = Object.fromEntries(errors.toReversed().map((error) => [error.path, faultOf(error, values)]));
  return { ...nothing, values, faults, failure: { kind: 'check' } };
}

/**
 * The page on which anybody reports an event or a business, without scripts: its form comes here and is handed to the API's own
 * call, so that both have the same rules, limits and answers.
 */
export function createReportPage({ config, rateLimits }: Deps, render: RenderPage, api: Answering) {
  const languageOf = (c: PageContext) => pageLanguage(c.req.header('cookie'), c.req.header('accept-language'));

  async function send(c: PageContext, data: ReportPageData, status: number, headers: Record<string, string> = {}) {
    const page = await render(reportPath, languageOf(c), data).catch(brokenPage);
    c.set('hasSecurityHeaders', true);
    const own = { ...page.headers, ...headers, 'Cache-Control': 'no-store' };
    return answer(c.req.raw, page.body, own, page.status === 200 ? status : page.status);
  }

  /** Rendered for one caller: somebody who asks for very many of them gets no more for a while. */
  const mayRender = (c: PageContext) => rateLimits.take('reportPage', '', c.var.ip);

  function report(c: PageContext, { good_faith, ...typed }: ReportPageData['values']): Promise<Response> | Response {
    const body = JSON.stringify({ ...typed, good_faith: good_faith === 'on' });
    const headers = new Headers(c.req.raw.headers);
    for (const name of ofForm) headers.delete(name);
    headers.set('Content-Type', 'application/json');
    headers.set('Accept-Language', languageOf(c));
    headers.set('X-API-Key', config.publicApiKey);
    // Sent twice, or loaded again, it is the same report.
    headers.set('Idempotency-Key', createHash('sha256').update(body).digest('base64url'));
    return api.fetch(new Request(new URL('/api/v1/reports', c.req.url), { method: 'POST', headers, body }), c.env);
  }

  const hono = new Hono<{ Bindings: object; Variables: ApiVariables }>();
  for (const path of [reportPath, reportAlias]) {
    hono.get(path, async (c, next) => {
      const data = askedFor(c, config.publicUrl);
      return data && (await mayRender(c)) ? send(c, data, 200) : next();
    });
    hono.post(path, limitBody(MAX_BYTES), async (c) => {
      if (!(await mayRender(c))) throw new Problem('rate_limited');
      // Another site may not have its visitors report something.
      if (c.req.header('Sec-Fetch-Site') === 'cross-site') return c.redirect(reportPath, 303);
      const values = await readValues(c);
      const response = await report(c, values);
      if (response.ok) {
        const { reference } = (await response.json()) as { reference: string };
        return c.redirect(`${reportPath}?received=${reference}`, 303);
      }
      const pause = response.headers.get('Retry-After');
      const data = await refusedPage(response, values);
      return send(c, data, response.status, pause === null ? {} : { 'Retry-After': pause });
    });
  }
  return hono;
}
