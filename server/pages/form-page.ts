import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { PageData } from '#contract/page-data.ts';
import type { LimitName } from '#domain/shared/limits.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Deps } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { readForm } from '#server/http/form.ts';
import { respond } from '#server/pages/compressed.ts';
import type { RenderPage } from '#server/pages/render-page.ts';
import { brokenPage } from '#server/pages/render-page.ts';

export type FormContext = HonoContext<{ Bindings: object; Variables: ApiVariables }>;
/** Calls the API in this process. */
export type InternalApi = { fetch: (request: Request, connection: object) => Response | Promise<Response> };

/** Form headers that are not passed on. */
const ofForm = ['content-length', 'transfer-encoding', 'content-type', 'authorization', 'if-none-match', 'accept'];

/** Text fields with the API's line endings. */
export async function readTexts<Field extends string>(
  c: FormContext,
  fields: readonly Field[],
): Promise<Partial<Record<Field, string>>> {
  const form = await readForm(c);
  const texts = fields.flatMap((field) => {
    const value = form[field];
    return typeof value === 'string' ? [[field, value.replaceAll('\r\n', '\n')] as const] : [];
  });
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}

/** Minutes until a refused call may be retried. */
export function retryAfterMinutes(response: Response): number {
  return Math.max(1, Math.ceil(Number(response.headers.get('Retry-After')) / 60));
}

/** A page with a plain form: renders typed values and passes the form to an API call. */
export function createFormPage(
  { config, rateLimits }: Deps,
  {
    render,
    api,
    path,
    call,
    limit,
  }: { render: RenderPage; api: InternalApi; path: string; call: string; limit: LimitName },
) {
  const languageOf = (c: FormContext) => negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
  return {
    async send(c: FormContext, data: PageData, status: number, headers: Record<string, string> = {}) {
      const page = await render(path, languageOf(c), data).catch(brokenPage);
      c.set('hasSecurityHeaders', true);
      const own = { ...page.headers, ...headers, 'Cache-Control': 'no-store' };
      return respond(c.req.raw, page.body, own, page.status === 200 ? status : page.status);
    },
    /** Rendering is rate limited per caller. */
    mayRender: (c: FormContext) => rateLimits.take(limit, '', c.var.ip),
    /** Cross-site forms are refused. */
    isFromElsewhere: (c: FormContext) => c.req.header('Sec-Fetch-Site') === 'cross-site',
    post(c: FormContext, input: object): Promise<Response> | Response {
      const body = JSON.stringify(input);
      const headers = new Headers(c.req.raw.headers);
      for (const name of ofForm) headers.delete(name);
      headers.set('Content-Type', 'application/json');
      headers.set('Accept-Language', languageOf(c));
      headers.set('X-API-Key', config.publicApiKey);
      // Makes a repeated submission idempotent.
      headers.set('Idempotency-Key', createHash('sha256').update(body).digest('base64url'));
      return api.fetch(new Request(new URL(call, c.req.url), { method: 'POST', headers, body }), c.env);
    },
  };
}
