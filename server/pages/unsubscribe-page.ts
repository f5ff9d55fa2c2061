import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { unsubscribePath } from '#domain/notices/unsubscribe.ts';
import type { Language } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { mailTexts } from '#server/adapters/mails/compose.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { turnOff } from '#server/modules/news/notices/change-choices.ts';
import { findAddressee } from '#server/modules/news/notices/queries.ts';
import { plainHeaders, plainPage } from '#server/pages/plain-page.ts';
import type { NoticeSubject } from '#server/security/notice-tokens.ts';
import { readNoticeToken } from '#server/security/notice-tokens.ts';

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
  const content = html`<p class="lead"${state === 'done' ? raw(' role="status"') : ''}>${t(`unsubscribePage.${state}.text`, { what, companyName })}</p>
${state === 'ask' ? html`<form method="post"><button>${t('unsubscribePage.ask.button')}</button></form>` : ''}
<p><a class="go framed" href="${config.publicUrl}/business/account#notices">${t('unsubscribePage.account')}</a></p>`;
  return plainPage(language, brand, [title, 'mailbox'], content);
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
    return c.html(render(deps, language, shown), status[shown.state], plainHeaders);
  }

  return new Hono<{ Variables: ApiVariables }>()
    .get(unsubscribePath, (c) => answer(c, false))
    .post(unsubscribePath, limitBody(MAX_BYTES), (c) => answer(c, true));
}
