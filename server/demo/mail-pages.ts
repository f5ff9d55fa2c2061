import { desc } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstant } from '#i18n/format.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Markup } from '#server/demo/page.ts';
import { demoHeaders, demoPage } from '#server/demo/page.ts';

type MailRow = typeof demoMails.$inferSelect;
type Texts = ReturnType<typeof textsOf>;

const MOST_SHOWN = 100;

/** Puts the list anew every three seconds while the page is seen; the open mail stays. */
const script = `setInterval(async()=>{if(document.hidden)return;const r=await fetch(location.href).catch(()=>null);if(!r||!r.ok)return;const d=new DOMParser().parseFromString(await r.text(),'text/html');const a=document.querySelector('.inbox'),b=d.querySelector('.inbox');if(!a||!b||a.textContent===b.textContent)return;const f=document.activeElement?.getAttribute?.('href');a.replaceChildren(...b.childNodes);if(f)a.querySelector('a[href="'+CSS.escape(f)+'"]')?.focus()},3000)`;

const textsOf = (language: Language, brand: string) => createTranslator(language, 'demo-mail', brand);

/** A path of this product that a mailbox was opened from; the home page for anything else. */
function readOrigin(c: HonoContext): string {
  const given = c.req.query('from');
  if (given !== undefined) return /^\/(?![/\\])/.test(given) ? given : '/';
  const referrer = c.req.header('Referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(c.req.url).host && !pathname.startsWith('/demo/') ? pathname + search : '/';
}

/** Plain text whose addresses can be followed. */
function withLinks(text: string): (string | Markup)[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : part));
}

type Mailbox = { mails: MailRow[]; chosen: MailRow | undefined; isText: boolean; from: string; language: Language };

function list({ mails, chosen, from, language }: Mailbox, t: Texts): Markup {
  const address = (id: string) => `/demo/mail?${new URLSearchParams({ mail: id, from })}`;
  return html`<nav class="inbox" aria-label="${t('list')}"><p role="status" class="meta">${t('count', { count: mails.length })} ${t('fresh')}</p>
<ul class="list">${mails.map(
    (
      mail,
    ) => html`<li><a href="${address(mail.id)}"${mail.id === chosen?.id ? html` aria-current="true"` : ''}><b>${mail.subject}</b>
<span class="meta">${t('to', { to: mail.to })}<br><time datetime="${mail.sentAt.toISOString()}">${formatInstant(mail.sentAt, language)}</time></span></a></li>`,
  )}</ul></nav>`;
}

function opened(mail: MailRow, { isText, from }: Mailbox, t: Texts): Markup {
  const view = (as: string) => `/demo/mail?${new URLSearchParams({ mail: mail.id, from, as })}`;
  const choice = (as: string, isNow: boolean, label: string) =>
    html`<a class="button" href="${view(as)}"${isNow ? html` aria-current="true"` : ''}>${label}</a>`;
  const hasBoth = mail.html !== null;
  return html`<article class="mail"><p class="only-narrow"><a href="/demo/mail?${new URLSearchParams({ from })}">${t('all')}</a></p>
<h1>${mail.subject}</h1><p class="meta">${t('to', { to: mail.to })}</p>
${hasBoth ? html`<p class="views">${choice('html', !isText, t('asMail'))}${choice('text', isText, t('asText'))}</p>` : ''}
${
  mail.html !== null && !isText
    ? html`<iframe title="${mail.subject}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${mail.html.replace('<head>', '<head><base target="_top">')}"></iframe>`
    : html`<pre>${withLinks(mail.text)}</pre>`
}</article>`;
}

/** The demo mailbox for people (`/demo/mail`) and for tests (`/demo/mail.json`), newest first. */
export function createDemoMail(db: Database, brand: string): Hono {
  const newest = () =>
    db.select().from(demoMails).orderBy(desc(demoMails.sentAt), desc(demoMails.id)).limit(MOST_SHOWN);

  return new Hono()
    .get('/mail.json', async (c) => {
      const mails = await newest();
      return c.json(
        mails.map(({ to, replyTo, subject, text, html: body, headers, sentAt }) => ({
          to,
          reply_to: replyTo,
          subject,
          text,
          html: body,
          headers: headers ?? {},
          sent_at: sentAt.toISOString(),
        })),
      );
    })
    .get('/mail', async (c) => {
      const language = negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
      const t = textsOf(language, brand);
      const mails = await newest();
      const asked = c.req.query('mail');
      const chosen = asked ? mails.find(({ id }) => id === asked) : mails[0];
      const mailbox = { mails, chosen, isText: c.req.query('as') === 'text', from: readOrigin(c), language };
      const content = html`${asked && chosen ? '' : html`<h1 class="only-narrow">${t('title')}</h1>`}
<div class="${mails.length === 0 ? 'no-mails' : 'mails'}${asked && chosen ? ' opened' : ''}">${list(mailbox, t)}${chosen ? opened(chosen, mailbox, t) : html`<p class="lead">${t('none')}</p>`}</div>`;
      for (const [name, value] of Object.entries(demoHeaders({ script, hasMails: true }))) c.header(name, value);
      const back = { label: t('back'), href: mailbox.from };
      return c.html(
        demoPage(language, { brand, title: t('title'), part: t('title'), notice: t('notice'), back, content, script }),
      );
    });
}
