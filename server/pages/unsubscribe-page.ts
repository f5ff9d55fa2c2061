import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { unsubscribePath } from '#domain/notices/unsubscribe.ts';
import type { Language } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/endpoint.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { mailTexts } from '#server/mails/compose.ts';
import { turnOff } from '#server/modules/notices/change-choices.ts';
import { findAddressee } from '#server/modules/notices/queries.ts';
import type { NoticeSubject } from '#server/security/notice-tokens.ts';
import { readNoticeToken } from '#server/security/notice-tokens.ts';

const style = `
:root{color-scheme:light dark;--paper:#f7f4ee;--card:#fffefb;--ink:#251610;--ink2:#5c4a42;--focus:#3f5bd1}
@media (prefers-color-scheme:dark){:root{--paper:#1a120d;--card:#261c16;--ink:#f5efe4;--ink2:#cfc2b4;--focus:#a9bdf5}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;font:16px/1.5 Arial,sans-serif;background:var(--paper);color:var(--ink)}
main{max-width:520px;margin:0 auto;padding:32px 24px;border-radius:20px;background:var(--card)}
h1{margin:0 0 12px;font-size:28px;line-height:1.2;overflow-wrap:anywhere}
p{margin:0 0 20px;overflow-wrap:anywhere}
.quiet{margin:20px 0 0;color:var(--ink2)}
a{color:inherit}
button{min-height:48px;padding:12px 22px;border:0;border-radius:12px;background:#f45225;color:#251610;font:600 16px/1.2 Arial,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The address holds a secret: it goes to no other page, into no store and into no index. */
const headers = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** A mail program that posts sends one field; a browser none. */
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
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} &ndash; ${config.operator.name ?? 'Dabei'}</title>
<style>${raw(style)}</style></head>
<body><main>
<h1>${title}</h1>
<p${state === 'done' ? raw(' role="status"') : ''}>${t(`unsubscribePage.${state}.text`, { what, companyName })}</p>
${state === 'ask' ? html`<form method="post"><button>${t('unsubscribePage.ask.button')}</button></form>` : ''}
<p class="quiet"><a href="${config.publicUrl}/business/account#notices">${t('unsubscribePage.account')}</a></p>
</main></body></html>`;
}

/**
 * The page behind the last line of a mail. Whoever holds the link may look at it and turn off what it is for, without being
 * signed in; opening it changes nothing, because programs open links as well. It tells the kind and the business, no more.
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
