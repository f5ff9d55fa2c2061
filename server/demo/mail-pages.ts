import { desc, eq } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { mails as sent } from '#database/schema/mails.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { mailboxScript, themeScript } from '#server/demo/mailbox-script.ts';
import { mailboxStyle } from '#server/demo/mailbox-style.ts';
import type { ListedMail, Mailbox, MailboxChoice, OpenMail } from '#server/demo/mailbox-view.ts';
import {
  emptyButton,
  emptyMailbox,
  emptyQuestion,
  mailboxHeader,
  mailList,
  openMail,
} from '#server/demo/mailbox-view.ts';
import { demoFrame, demoHeaders } from '#server/demo/page.ts';
import { logoLink } from '#server/http/logo-link.ts';

const MOST_SHOWN = 100;
const MOST_SEARCHED = 500;
const LONGEST_QUERY = 100;

const { id, to, subject, text, kind, sentAt } = demoMails;

/** A path of this product from which the mailbox was opened; `/` for anything else. */
function readOrigin(c: HonoContext): string {
  const given = c.req.query('from');
  if (given !== undefined) return /^\/(?![/\\])/.test(given) ? given : '/';
  const referrer = c.req.header('Referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(c.req.url).host && !pathname.startsWith('/demo/') ? pathname + search : '/';
}

function readChoice(c: HonoContext): MailboxChoice {
  return {
    mail: c.req.query('mail'),
    from: readOrigin(c),
    isText: c.req.query('as') === 'text',
    isDark: c.req.query('look') === 'dark',
    isNarrow: c.req.query('width') === 'phone',
    query: (c.req.query('q') ?? '').trim().slice(0, LONGEST_QUERY),
  };
}

/** Refuses forms of other sites. Browsers send the header; other programs do not. */
const isFromElsewhere = (c: HonoContext) => !['same-origin', undefined].includes(c.req.header('Sec-Fetch-Site'));

/** The demo mailbox for people (`/demo/mail`) and tests (`/demo/mail.json?to=`), newest first. */
export function createDemoMail(db: Database, brand: string, clock: () => Date): Hono {
  const newestFirst = [desc(demoMails.sentAt), desc(demoMails.id)];

  /** Without the HTML bodies: only one mail is shown. */
  async function findMails(query: string): Promise<ListedMail[]> {
    const mails = await db
      .select({ id, to, subject, text, kind, sentAt })
      .from(demoMails)
      .orderBy(...newestFirst)
      .limit(query ? MOST_SEARCHED : MOST_SHOWN);
    const wanted = query.toLowerCase();
    const isFound = (mail: ListedMail) =>
      [mail.subject, mail.to, mail.text].some((words) => words.toLowerCase().includes(wanted));
    return (query ? mails.filter(isFound) : mails).slice(0, MOST_SHOWN);
  }

  async function findOpen(wanted: string): Promise<OpenMail | undefined> {
    const [found] = await db
      .select({ mail: demoMails, state: sent.state })
      .from(demoMails)
      .leftJoin(sent, eq(sent.id, demoMails.id))
      .where(eq(demoMails.id, wanted));
    return found && { ...found.mail, state: found.state };
  }

  async function readMailbox(c: HonoContext): Promise<Mailbox> {
    const choice = readChoice(c);
    const mails = await findMails(choice.query);
    // The open mail stays open during a search.
    const wanted = z.uuid().safeParse(choice.mail ?? mails[0]?.id);
    const open = wanted.success ? await findOpen(wanted.data) : undefined;
    const language = negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
    return { choice, mails, open, language, now: clock() };
  }

  return new Hono()
    .get('/mail.json', async (c) => {
      const address = c.req.query('to');
      const mails = await db
        .select()
        .from(demoMails)
        .where(address === undefined ? undefined : eq(to, address))
        .orderBy(...newestFirst)
        .limit(MOST_SHOWN);
      return c.json(
        mails.map((mail) => ({
          to: mail.to,
          reply_to: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          kind: mail.kind,
          headers: mail.headers ?? {},
          attachments: mail.attachments?.map(({ filename }) => filename) ?? [],
          sent_at: mail.sentAt.toISOString(),
        })),
      );
    })
    .get('/mail', async (c) => {
      const mailbox = await readMailbox(c);
      const { choice, open, mails, language } = mailbox;
      const t = createTranslator(language, 'demo-mail', brand);
      const isOpened = choice.mail !== undefined && open !== undefined;
      const isEmpty = mails.length === 0 && !choice.query;
      const inside = html`${open ? '' : html`<h1 class="sr wide-only">${t('title')}</h1>`}<div class="mails"${isEmpty ? html` hidden` : ''}>${mailList(mailbox, t)}${open ? openMail(open, mailbox, t) : ''}</div>
${isEmpty ? emptyMailbox(t) : emptyQuestion(mailbox, t)}`;
      const scripts = [themeScript, mailboxScript];
      for (const [name, value] of Object.entries(demoHeaders({ scripts, hasMails: true }))) c.header(name, value);
      return c.html(
        demoFrame(language, {
          title: t('title'),
          notice: html`<span class="wide-only">${t('notice')}</span><span class="narrow-only">${t('noticeShort')}</span>`,
          bodyClass: isOpened ? 'opened-page' : 'list-page',
          ...(isEmpty ? {} : { tools: emptyButton(t) }),
          header: mailboxHeader(logoLink(language, brand), mailbox, t),
          content: inside,
          ownStyle: mailboxStyle,
          firstScript: themeScript,
          script: mailboxScript,
        }),
      );
    })
    .get('/mail/:id/attachments/:index{\\d{1,2}}', async (c) => {
      const wanted = z.uuid().safeParse(c.req.param('id'));
      const [mail] = wanted.success ? await db.select().from(demoMails).where(eq(demoMails.id, wanted.data)) : [];
      const file = mail?.attachments?.[Number(c.req.param('index'))];
      if (!file) return c.notFound();
      c.header('Content-Type', file.contentType);
      c.header('Content-Disposition', `attachment; filename="${file.filename}"`);
      return c.body(Uint8Array.from(Buffer.from(file.content, 'base64')));
    })
    .get('/mail/list', async (c) => {
      const mailbox = await readMailbox(c);
      for (const [name, value] of Object.entries(demoHeaders())) c.header(name, value);
      return c.html(mailList(mailbox, createTranslator(mailbox.language, 'demo-mail', brand)));
    })
    .post('/mail/empty', async (c) => {
      if (isFromElsewhere(c)) return c.body(null, 403);
      await db.delete(demoMails);
      return c.redirect(`/demo/mail?${new URLSearchParams({ from: readOrigin(c) })}`, 303);
    });
}
