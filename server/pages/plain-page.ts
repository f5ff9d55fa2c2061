import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#domain/shared/language.ts';
import { logoLink } from '#server/http/logo-link.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { PERMISSIONS_POLICY } from '#server/pages/page-headers.ts';

const dark =
  '--paper:#1a120d;--card:#261c16;--line:#4a3b31;--ink:#f5efe4;--ink2:#cfc2b4;--link:#ff9a80;--focus:#a9bdf5';

/** A notice on a lamp post, in the colours and fonts of the mails that lead here. */
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
h2{margin:0 0 12px;font-size:18px}
ul{margin:0 0 28px;padding:0;list-style:none}
li{padding:10px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
li form{margin:8px 0 12px}
p{margin:0 0 24px;overflow-wrap:anywhere}
.quiet{margin:24px 0 0;padding-top:20px;border-top:1px solid var(--line)}
a{display:inline-block;padding:10px 0;color:var(--link);font-weight:600;text-underline-offset:.2em}
p a{margin:-10px 0}
dd a{display:inline}
form{margin:0 0 28px}
label{display:block;margin:0 0 4px;font-weight:600}
input,select{width:100%;min-height:48px;margin:0 0 18px;padding:10px 14px;border:2px solid var(--ink2);border-radius:10px;font:inherit;background:var(--card);color:var(--ink)}
select{appearance:none;padding-right:44px;background:linear-gradient(45deg,transparent 50%,var(--ink) 50%) calc(100% - 21px) 50%/7px 7px no-repeat,linear-gradient(-45deg,transparent 50%,var(--ink) 50%) calc(100% - 14px) 50%/7px 7px no-repeat,var(--card)}
input[aria-invalid]{border-color:var(--link)}
.tick{display:flex;gap:12px;align-items:center;min-height:44px;margin:0 0 10px;font-weight:400}
.tick input{flex:none;appearance:none;display:grid;place-items:center;width:24px;min-height:24px;margin:0;padding:0;border-color:var(--ink);border-radius:6px}
.tick input:checked{background:var(--ink)}
.tick input:checked::before{content:"";width:12px;height:6px;margin-top:-4px;border:solid var(--card);border-width:0 0 3px 3px;rotate:-45deg}
@media (forced-colors:active){select,.tick input{appearance:auto}}
.fault{margin:-12px 0 18px;color:var(--link);font-weight:600}
p.said[role=alert]{border-color:var(--link)}
.said{padding:14px 18px;border-left:6px solid var(--tomato);background:var(--paper)}
.aside{position:absolute;left:-9999px}
.code{font-size:28px;letter-spacing:.3em;font-variant-numeric:tabular-nums}
dl{display:grid;align-items:baseline;grid-template-columns:auto 1fr;gap:6px 18px;margin:0 0 28px}
dt{color:var(--ink2)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
figure{margin:0 0 28px}
figure svg{display:block;max-width:100%;margin:0 0 12px}
figcaption{color:var(--ink2)}
figcaption span{color:var(--ink);font-weight:600;font-variant-numeric:tabular-nums}
summary{min-height:44px;padding:10px 0;color:var(--link);font-weight:600;cursor:pointer}
.tick+button{margin-top:14px}
.row{display:flex;flex-wrap:wrap;gap:12px}
.framed{border:2px solid var(--ink);background:none;color:var(--ink)}
button{min-height:48px;padding:12px 22px;border:0;border-radius:12px;background:var(--tomato);color:var(--on);font:600 16px/1.2 Text,Arial,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (max-width:480px){body{padding-top:16px}header{padding:12px 20px}section{padding:28px 20px 32px}h1{font-size:34px}form>button:not(.framed){width:100%}.row button{flex:1 0 auto}}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** For addresses with a secret: no script, no referrer, no cache, no index. */
export const plainHeaders = {
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The same for a page that foreign sites frame: it has neither cookie nor secret, so covering it gains nothing. */
export function framedHeaders(publicUrl: string): Record<string, string> {
  const { 'X-Frame-Options': _, ...usual } = securityHeaders(publicUrl);
  const policy = plainHeaders['Content-Security-Policy'].replace("frame-ancestors 'none'", 'frame-ancestors *');
  return {
    ...usual,
    ...plainHeaders,
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
  };
}

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page without scripts and without the front end. */
export function plainPage(language: Language, brand: string, title: string, content: Html, isFramed = false): Html {
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} &ndash; ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style></head>
<body><main>
<header>${logoLink(language, brand, isFramed)}</header>
<section>
${content}
</section>
</main></body></html>`;
}
