import { Hono } from 'hono';
import type { LoginPageData } from '#contract/login-page.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import { returnPath, signInPaths } from '#domain/sign-in/return-path.ts';
import type { Deps } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { FormContext, InternalApi } from '#server/pages/form-page.ts';
import { createFormPage, readTexts } from '#server/pages/form-page.ts';
import type { RenderPage } from '#server/pages/render-page.ts';

/** Address and password, up to nine bytes per character. */
const MAX_BYTES = 16 * 1024;

/** A foreign form could sign a browser in to the attacker's account. */
function isOwn(c: FormContext): boolean {
  const { origin } = new URL(c.req.url);
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return c.req.header('Origin') === origin;
}

/**
 * The login as a plain form, for submissions before the scripts load. Signs in through the API; the page stores the
 * tokens in the browser.
 */
export function createLoginPage(deps: Deps, render: RenderPage, api: InternalApi) {
  const path = signInPaths.login;
  const form = createFormPage(deps, { render, api, path, call: '/api/v1/auth/login', limit: 'loginPage' });

  return new Hono<{ Bindings: object; Variables: ApiVariables }>().post(path, limitBody(MAX_BYTES), async (c) => {
    if (!isOwn(c)) return c.redirect(path, 303);
    const values = await readTexts(c, ['email', 'password', 'remember']);
    const { email = '', password = '' } = values;
    const remember = values.remember !== undefined;
    const shown: LoginPageData = { kind: 'login', email, remember, failure: null };
    if (!email || !password) return form.send(c, shown, 422);
    if (!(await form.mayRender(c))) {
      return form.send(c, { ...shown, failure: { code: 'rate_limited', retryAfterSeconds: null } }, 429);
    }
    const response = await form.post(c, { email, password, remember });
    if (response.ok) {
      const next = returnPath(c.req.query('next') ?? null, new URL(c.req.url).origin);
      const cookie = response.headers.get('Set-Cookie');
      const data: LoginPageData = { kind: 'signed-in', answer: await response.json(), remember, next };
      return form.send(c, data, 200, cookie === null ? {} : { 'Set-Cookie': cookie });
    }
    const { code } = (await response.json()) as { code: ProblemCode };
    const pause = Number(response.headers.get('Retry-After'));
    const failure = { code, retryAfterSeconds: pause > 0 ? pause : null };
    return form.send(c, { ...shown, failure }, response.status, pause > 0 ? { 'Retry-After': String(pause) } : {});
  });
}
