import { Hono } from 'hono';
import type { ReportFault, ReportPageData, ReportPageField } from '#contract/report-page.ts';
import { reportPageFields } from '#contract/report-page.ts';
import { businessPagePath, isSlug, shortEventPath } from '#domain/guest-pages/addresses.ts';
import { reportAlias, reportPath } from '#domain/reports/addresses.ts';
import type { Deps } from '#server/context/context.ts';
import type { FieldError } from '#server/context/problem.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { FormContext, InternalApi } from '#server/pages/form-page.ts';
import { createFormPage, readTexts, retryAfterMinutes } from '#server/pages/form-page.ts';
import type { RenderPage } from '#server/pages/render-page.ts';

/** Up to nine bytes per typed character. */
const MAX_BYTES = 64 * 1024;
const presets: Record<string, (name: string) => string | null> = {
  event: (code) => (/^[0-9a-f]{12}$/.test(code) ? shortEventPath(code) : null),
  business: (slug) => (isSlug(slug) ? businessPagePath(slug) : null),
};

const nothing: ReportPageData = { kind: 'report', values: {}, faults: {}, failure: null, reference: null };

/** Page data from the query; null for the generic page. */
function askedFor(c: FormContext, publicUrl: string): ReportPageData | null {
  const reference = c.req.query('received') ?? '';
  if (/^[0-9A-F]{4}-[0-9A-F]{4}$/.test(reference)) return { ...nothing, reference };
  const [path] = Object.entries(presets).flatMap(([name, read]) => read(c.req.query(name) ?? '') ?? []);
  return path === undefined ? null : { ...nothing, values: { target: publicUrl + path } };
}

/** Maps an API field error to its text. */
function faultOf({ path, code }: FieldError, values: ReportPageData['values']): ReportFault {
  if (path === 'kind') return 'choose';
  if (path === 'good_faith') return 'tick';
  if (!values[path as ReportPageField]?.trim()) return 'required';
  if (code === 'too_small') return 'too_short';
  if (code === 'too_big' && path !== 'email') return 'too_long';
  return path === 'email' ? 'email' : 'other';
}

/** The page with the refusal and all typed values. */
async function refusedPage(response: Response, values: ReportPageData['values']): Promise<ReportPageData> {
  if (response.status === 429) {
    return { ...nothing, values, failure: { kind: 'limited', minutes: retryAfterMinutes(response) } };
  }
  if (response.status !== 422) return { ...nothing, values, failure: { kind: 'broken' } };
  const { errors = [] } = (await response.json()) as { errors?: FieldError[] };
  // The first error per field.
  const faults = Object.fromEntries(errors.toReversed().map((error) => [error.path, faultOf(error, values)]));
  return { ...nothing, values, faults, failure: { kind: 'check' } };
}

/** The report form without scripts. It is passed to the API call, so rules and limits are the same. */
export function createReportPage(deps: Deps, render: RenderPage, api: InternalApi) {
  const form = createFormPage(deps, { render, api, path: reportPath, call: '/api/v1/reports', limit: 'reportPage' });

  const hono = new Hono<{ Bindings: object; Variables: ApiVariables }>();
  for (const path of [reportPath, reportAlias]) {
    hono.get(path, async (c, next) => {
      const data = askedFor(c, deps.config.publicUrl);
      return data && (await form.mayRender(c)) ? form.send(c, data, 200) : next();
    });
    hono.post(path, limitBody(MAX_BYTES), async (c) => {
      if (!(await form.mayRender(c))) throw new Problem('rate_limited');
      if (form.isFromElsewhere(c)) return c.redirect(reportPath, 303);
      const values = await readTexts(c, reportPageFields);
      const { good_faith: isSure, ...typed } = values;
      const response = await form.post(c, { ...typed, good_faith: isSure === 'on' });
      if (response.ok) {
        const { reference } = (await response.json()) as { reference: string };
        return c.redirect(`${reportPath}?received=${reference}`, 303);
      }
      const pause = response.headers.get('Retry-After');
      const data = await refusedPage(response, values);
      return form.send(c, data, response.status, pause === null ? {} : { 'Retry-After': pause });
    });
  }
  return hono;
}
