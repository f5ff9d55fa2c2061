import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';

const MOST_SHOWN = 100;

/** The demo mailbox for people (`/demo/mail`) and for tests (`/demo/mail.json`), newest first. */
export function createDemoMail(db: Database): Hono {
  const newest = () =>
    db.select().from(demoMails).orderBy(desc(demoMails.sentAt), desc(demoMails.id)).limit(MOST_SHOWN);

  return new Hono()
    .get('/mail.json', async (c) => {
      const mails = await newest();
      return c.json(
        mails.map(({ to, replyTo, subject, text, html: body, sentAt }) => ({
          to,
          reply_to: replyTo,
          subject,
          text,
          html: body,
          sent_at: sentAt.toISOString(),
        })),
      );
    })
    .get('/mail', async (c) => {
      const mails = await newest();
      c.header('Cache-Control', 'no-store');
      c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
      return c.html(html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo-Postfach</title>
<style>
body{margin:0 auto;max-width:760px;padding:24px 16px;font:16px/1.5 Arial,sans-serif;background:#f7f4ee;color:#251610}
h1{font-size:36px;line-height:1.04;margin:16px 0}
article{background:#fffefb;border-radius:20px;padding:20px 24px;margin:16px 0;overflow-wrap:anywhere}
h2{margin:0 0 4px;font-size:19px}
p.meta{margin:0;color:#5c4a42;font-size:14px}
pre{white-space:pre-wrap;font:inherit;margin:16px 0 0}
</style></head>
<body><main><h1>Demo-Postfach</h1>
<p>Hier landen alle Mails der Demo. Es wird nichts verschickt. / All mails of the demo end up here; nothing is sent.</p>
${mails.length === 0 ? html`<p>Noch keine Mail. / No mail yet.</p>` : ''}
${mails.map(
  (mail) => html`<article><h2>${mail.subject}</h2>
<p class="meta">${mail.to} · <time datetime="${mail.sentAt.toISOString()}">${mail.sentAt.toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })}</time></p>
<pre>${mail.text}</pre></article>`,
)}
</main></body></html>`);
    });
}
