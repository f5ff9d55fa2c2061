import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#domain/shared/language.ts';

const style = `
:root{color-scheme:light dark;--paper:#f7f4ee;--card:#fffefb;--ink:#251610;--ink2:#5c4a42;--line:#ddd5c8;--wash:#fdebc0;--amber:#6b4a00}
@media (prefers-color-scheme:dark){:root{--paper:#1a120d;--card:#261c16;--ink:#f5efe4;--ink2:#cfc2b4;--line:#4a3b31;--wash:#4a3510;--amber:#f5d48a}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;font:16px/1.5 Arial,sans-serif;background:var(--paper);color:var(--ink)}
main{max-width:480px;margin:0 auto}
.notice{background:var(--wash);color:var(--amber);border-radius:14px;padding:14px 18px;margin:0 0 20px;font-weight:600}
.card{background:var(--card);border-radius:20px;padding:28px}
h1{font-size:30px;line-height:1.1;margin:0 0 16px}
p{margin:0 0 8px}
.what{font-size:19px;font-weight:700;margin:0}
.meta{color:var(--ink2)}
.total{display:flex;justify-content:space-between;align-items:baseline;border-top:2px dashed var(--line);margin:20px 0 0;padding:16px 0 20px}
.total strong{font-size:30px;font-variant-numeric:tabular-nums}
form{display:grid;gap:12px;margin:0}
button,a.button{display:block;width:100%;min-height:48px;border:0;border-radius:12px;padding:14px 22px;font:600 16px/1.2 Arial,sans-serif;text-align:center;text-decoration:none;cursor:pointer;color:var(--ink);background:none;box-shadow:inset 0 0 0 1.5px var(--ink2)}
button.pay{background:#f45225;color:#251610;box-shadow:none}
:focus-visible{outline:3px solid #3f5bd1;outline-offset:2px}
@media (prefers-color-scheme:dark){:focus-visible{outline-color:#a9bdf5}}
.after{margin-top:20px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** These pages run no script at all and send their forms only to us; afterwards the browser returns to the product. */
export const demoHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

type Content = ReturnType<typeof html>;

/** A page of the demo's provider, with a notice that it is one. */
export function demoPage(
  language: Language,
  { title, notice, content }: { title: string; notice: string; content: Content },
): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>${raw(style)}</style></head>
<body><main><p class="notice">${notice}</p><div class="card">${content}</div></main></body></html>`;
}
