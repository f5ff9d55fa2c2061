import { html } from 'hono/html';

interface MailChart {
  title: string;
  /** `share` is the length of the bar, from 0 to 1. */
  bars: { label: string; text: string; share: number; isBest: boolean }[];
}

export interface MailContent {
  greeting: string;
  paragraphs: string[];
  /** Bars drawn as cells of a table, so that they show in every mail program, also where images are blocked. */
  chart?: MailChart;
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
  const { greeting, paragraphs, chart, code, button, notes, signature, unsubscribe } = content;
  const parts = [
    greeting,
    ...paragraphs,
    chart && [chart.title, ...chart.bars.map(({ label, text }) => `${label} ${text}`)].join('\n'),
    code,
    button ? `${button.label}: ${button.url}` : undefined,
    ...notes,
    signature,
    unsubscribe ? `${unsubscribe.label}: ${unsubscribe.url}` : undefined,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

function drawChart({ title, bars }: MailChart) {
  const text = 'font:14px/1 Arial,sans-serif;color:#251610';
  const row = ({ label, text: value, share, isBest }: MailChart['bars'][number]) => {
    const weight = isBest ? 'font-weight:700;' : '';
    const bar = `display:block;height:18px;width:${Math.max(1, Math.round(share * 100))}%;background:${isBest ? '#f45225' : '#251610'}`;
    return html`<tr><th scope="row" style="padding:4px 12px 4px 0;text-align:left;${text};${weight || 'font-weight:400'}">${label}</th>
<td style="width:100%;padding:4px 0"><span aria-hidden="true" style="${bar}"></span></td>
<td style="padding:4px 0 4px 12px;text-align:right;${text};${weight}">${value}</td></tr>`;
  };
  return html`<table style="width:100%;margin:24px 0;border-collapse:collapse">
<caption style="padding:0 0 8px;text-align:left;${text};font-weight:700">${title}</caption>
${bars.map(row)}
</table>`;
}

/** HTML form of a mail; every value is escaped. Mail programs know only inline styles and sRGB colours. */
export async function renderHtml(lang: string, title: string, content: MailContent): Promise<string> {
  const { greeting, paragraphs, chart, code, button, notes, signature, unsubscribe } = content;
  const text = 'margin:0 0 16px;font:16px/1.5 Arial,sans-serif;color:#251610';
  const page = html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f7f4ee;padding:24px">
<div style="max-width:520px;margin:0 auto;background:#fffefb;padding:32px;border-radius:20px">
<p style="${text}">${greeting}</p>
${paragraphs.map((paragraph) => html`<p style="${text}">${paragraph}</p>`)}
${chart ? drawChart(chart) : ''}
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
