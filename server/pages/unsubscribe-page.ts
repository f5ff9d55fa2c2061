import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { unsubscribePath } from '#domain/notices/unsubscribe.ts';
import type { Language } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { mailTexts } from '#server/adapters/mails/compose.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/endpoint.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { logoLink } from '#server/http/logo-link.ts';
import { turnOff } from '#server/modules/news/notices/change-choices.ts';
import { findAddressee } from '#server/modules/news/notices/queries.ts';
import type { NoticeSubject } from '#server/security/notice-tokens.ts';
import { readNoticeToken } from '#server/security/notice-tokens.ts';

const dark =
  '--paper:#1a120d;--card:#261c16;--line:#4a3b31;--ink:#f5efe4;--ink2:#cfc2b4;--link:#ff9a80;--focus:#a9bdf5';

/** In the style of the mails that link here. */
const style = `
@font-face{font-family:Display;src:url(/fonts/display.woff2) format("woff2");font-weight:200 800;font-stretch:75% 100%;font-display:swap}
@font-face{font-family:Text;src:url(/fonts/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;--paper:#f7f4ee;--card:#fffefb;--line:#ddd5c8;--ink:#251610;--ink2:#5c4a42;--link:#b3331a;--focus:#3f5bd1;--tomato:#f45225;--amber:#f9b836;--on:#251610}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0;padding:40px 16px;font:16px/1.5 Text,Arial,sans-serif;background:var(--paper);color:var(--ink)}
main{max-width:560px;margin:0 auto;background:var(--card);box-shadow:0 10px 28px -14px rgb(37 22 16/.3)}
header{padding:16px 32px;background:var(--amber);color:var(--on)}
section{padding:32px 32px 40px}
.logo{display:inline-flex;align-items:center;min-height:44px;color:inherit}
.logo svg{height:30px;width:auto;fill:currentColor}
h1{margin:0 0 12px;font:800 40px/1 Display,Arial,sans-serif;font-stretch:84%;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
p{margin:0 0 24px;overflow-wrap:anywhere}
.quiet{margin:24px 0 0;padding-top:20px;border-top:1px solid var(--line)}
a{display:inline-block;padding:10px 0;color:var(--link);font-weight:600;text-underline-offset:.2em}
button{min-height:48px;padding:12px 22px;border:0;border-radius:12px;background:var(--tomato);color:var(--on);font:600 16px/1.2 Text,Arial,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (max-width:480px){body{padding-top:16px}header{padding:12px 20px}section{padding:28px 20px 32px}h1{font-size:34px}}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The URL holds a secret: no referrer, cache or index. */
const headers = {
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** One-click unsubscribe posts one field. */
const MAX_BYTES = 1024;
const PAUSE_SECONDS = 15 * 60;

type PageContext = HonoContext<{ Variables: ApiVariables }>;
type State = 'ask' | 'done' | 'unknown' | 'expired' | 'tooMany';
const status = { ask: 200, done: 200, unknown: 404, expired: 410, tooMany: 429 } as const;

interface Shown {
  state: State;
  subject?: NoticeSubject;
  companyName?: string;
}

function render({ config }: Deps, language: Language, { state, subject = 'daily', companyName = '' }: Shown) {
  const t = mailTexts(config, language);
  const what = t(`unsubscribePage.subject.${subject}`);
  const title = t(`unsubscribePage.${state}.title`);
  const brand = config.operator.name ?? 'Dabei';
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} &ndash; ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style></head>
<body><main>
<header>${logoLink(language, brand)}</header>
<section>
<h1>${title}</h1>
<p${state === 'done' ? raw(' role="status"') : ''}>${t(`unsubscribePage.${state}.text`, { what, companyName })}</p>
${state === 'ask' ? html`<form method="post"><button>${t('unsubscribePage.ask.button')}</button></form>` : ''}
<p class="quiet"><a href="${config.publicUrl}/business/account#notices">${t('unsubscribePage.account')}</a></p>
</section>
</main></body></html>`;
}

/**
 * The unsubscribe page of a mail: the link's holder may turn mails off without a session. Opening changes nothing, as
 * programs open links too. Shows only kind and business.
 */
export function createUnsubscribePage(deps: Deps): Hono<{ Variables: ApiVariables }> {
  async function open(c: PageContext, act: boolean): Promise<Shown> {
    const claims = readNoticeToken(deps.config.secretKey, c.req.query('token') ?? '');
    const isWithinLimit = claims
      ? await deps.rateLimits.take('noticeLink', claims.memberId)
      : await deps.rateLimits.take('noticeLink', '', c.var.ip);
    if (!isWithinLimit) return { state: 'tooMany' };
    if (!claims) return { state: 'unknown' };
    const { memberId, subject, expiresAt } = claims;
    const ctx = systemContext(deps);
    if (expiresAt <= ctx.now) return { state: 'expired' };
    const member = act ? await turnOff(ctx, memberId, subject) : await findAddressee(ctx.db, memberId);
    if (!member) return { state: 'unknown' };
    return { state: act ? 'done' : 'ask', subject, companyName: member.companyName };
  }

  async function answer(c: PageContext, act: boolean): Promise<Response> {
    const language = negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
    const shown = await open(c, act);
    if (shown.state === 'tooMany') c.header('Retry-After', String(PAUSE_SECONDS));
    return c.html(render(deps, language, shown), status[shown.state], headers);
  }

  return new Hono<{ Variables: ApiVariables }>()
    .get(unsubscribePath, (c) => answer(c, false))
    .post(unsubscribePath, limitBody(MAX_BYTES), (c) => answer(c, true));
}
