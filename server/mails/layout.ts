import { html } from 'hono/html';

export interface MailContent {
  greeting: string;
  paragraphs: string[];
  /** Shown large: a code. */
  code?: string;
  button?: { label: string; url: string };
  /** Small print below. */
  notes: string[];
  signature: string;
  /** For mails that people can turn off: the last line. */
  unsubscribe?: { label: string; url: string };
}

/** Plain-text form of a mail. */
export function renderText(content: MailContent): string {
  const { greeting, paragraphs, code, button, notes, signature, unsubscribe } = content;
  const parts = [
    greeting,
    ...paragraphs,
    code,
    button ? `${button.label}: ${button.url}` : undefined,
    ...notes,
    signature,
    unsubscribe ? `${unsubscribe.label}: ${unsubscribe.url}` : undefined,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

/** HTML form of a mail; every value is escaped. Mail programs know only inline styles and sRGB colours. */
export async function renderHtml(lang: string, title: string, content: MailContent): Promise<string> {
  const { greeting, paragraphs, code, button, notes, signature, unsubscribe } = content;
  const text = 'margin:0 0 16px;font:16px/1.5 Arial,sans-serif;color:#251610';
  const page = html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f7f4ee;padding:24px">
<div style="max-width:520px;margin:0 auto;background:#fffefb;padding:32px;border-radius:20px">
<p style="${text}">${greeting}</p>
${paragraphs.map((paragraph) => html`<p style="${text}">${paragraph}</p>`)}
${code ? html`<p style="margin:24px 0;font:700 40px/1 Arial,sans-serif;letter-spacing:8px;color:#251610">${code}</p>` : ''}
${
  button
    ? html`<p style="margin:24px 0"><a href="${button.url}" style="display:inline-block;background:#f45225;color:#251610;font:600 16px/1 Arial,sans-serif;padding:16px 22px;border-radius:12px;text-decoration:none">${button.label}</a></p>`
    : ''
}
${notes.map((note) => html`<p style="margin:0 0 16px;font:14px/1.45 Arial,sans-serif;color:#5c4a42">${note}</p>`)}
<p style="${text};white-space:pre-line">${signature}</p>
${
  unsubscribe
    ? html`<p style="margin:0;font:14px/1.45 Arial,sans-serif"><a href="${unsubscribe.url}" style="color:#5c4a42">${unsubscribe.label}</a></p>`
    : ''
}
</div>
</body>
</html>`;
  return String(await page);
}
