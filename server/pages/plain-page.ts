import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#domain/shared/language.ts';
import { logoLink } from '#server/http/logo-link.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { PERMISSIONS_POLICY } from '#server/pages/page-headers.ts';

const dark =
  '--paper:#1a120d;--card:#261c16;--line:#4a3b31;--ink:#f5efe4;--ink2:#cfc2b4;--link:#ff9a80;--bad:#ff8f8f;--focus:#a9bdf5';

/** A notice on a lamp post, in the colours and fonts of the mails that lead here. */
const style = `
@font-face{font-family:Display;src:url(/fonts/display.woff2) format("woff2");font-weight:200 800;font-stretch:75% 100%;font-display:swap}
@font-face{font-family:Text;src:url(/fonts/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;--paper:#f7f4ee;--card:#fffefb;--line:#ddd5c8;--ink:#251610;--ink2:#5c4a42;--link:#b3331a;--bad:#8e1f2f;--focus:#3f5bd1;--tomato:#f45225;--amber:#f9b836;--on:#251610}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0;padding:40px 16px;font:16px/1.5 Text,Arial,sans-serif;background:var(--paper);color:var(--ink)}
main{max-width:560px;margin:0 auto;background:var(--card);box-shadow:0 10px 28px -14px rgb(37 22 16/.3)}
/* In a frame the page is the whole frame. */
.framed-page{padding:0;background:var(--card)}
.framed-page main{max-width:none;box-shadow:none}
header{display:grid;grid-template-columns:1fr auto;align-items:end;padding:16px 32px 0;border-bottom:10px solid #251610;background:var(--amber);color:var(--on)}
header img{grid-area:1/2/3;width:132px;height:auto}
section{padding:28px 32px 40px}
section>:last-child{margin-bottom:0}
.logo{display:inline-flex;align-items:center;min-height:44px;color:inherit}
.logo svg{height:30px;width:auto;fill:currentColor}
h1{margin:14px 0 22px;font:800 40px/1 Display,Arial,sans-serif;font-stretch:84%;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere;hyphens:auto}
h2{margin:0 0 12px;font-size:18px}
ul{margin:0 0 28px;padding:0;list-style:none}
li{padding:10px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
li form{margin:8px 0 12px}
p{margin:0 0 24px;overflow-wrap:anywhere}
.lead{font-size:18px}
.quiet{margin:24px 0 0;padding-top:20px;border-top:1px solid var(--line)}
a{display:inline-block;padding:10px 0;color:var(--link);font-weight:600;text-underline-offset:.2em}
p a{margin:-10px 0}
.ticket{display:flex;margin:0 0 28px;border-radius:14px;overflow:hidden;background:var(--paper)}
.ticket p{flex:none;width:92px;margin:0;padding:14px 6px;border-right:2px dashed var(--card);background:#449fe6;color:var(--on);font-size:15px;font-weight:600;text-align:center;overflow-wrap:normal}
.ticket b{display:block;font:800 44px/1.1 Display,Arial,sans-serif;font-stretch:80%}
.ticket div{min-width:0;padding:14px 18px;overflow-wrap:anywhere}
.ticket span{display:block}
.ticket strong{display:block;font:700 24px/1.15 Display,Arial,sans-serif;font-stretch:84%}
.ticket .time{font-weight:600}
.ticket a{display:block;padding:4px 0;color:inherit;font-weight:inherit}
.off p{background:var(--line);color:var(--ink)}
.off b,.off a,.off .time{text-decoration:line-through}
form{margin:0 0 28px}
label{display:block;margin:0 0 4px;font-weight:600}
input,select{width:100%;min-height:48px;margin:0 0 18px;padding:10px 14px;border:2px solid var(--ink2);border-radius:10px;font:inherit;background:var(--card);color:var(--ink)}
select{appearance:none;padding-right:44px;background:linear-gradient(45deg,transparent 50%,var(--ink) 50%) calc(100% - 21px) 50%/7px 7px no-repeat,linear-gradient(-45deg,transparent 50%,var(--ink) 50%) calc(100% - 14px) 50%/7px 7px no-repeat,var(--card)}
input[aria-invalid]{border-color:var(--bad)}
.tick{display:flex;gap:12px;align-items:center;min-height:44px;margin:0 0 10px;font-weight:400}
.tick input{flex:none;appearance:none;display:grid;place-items:center;width:24px;min-height:24px;margin:0;padding:0;border-color:var(--ink);border-radius:6px}
.tick input:checked{background:var(--ink)}
.tick input:checked::before{content:"";width:12px;height:6px;margin-top:-4px;border:solid var(--card);border-width:0 0 3px 3px;rotate:-45deg}
@media (forced-colors:active){select,.tick input{appearance:auto}}
.tick input[aria-invalid]{border-color:var(--bad)}
label small{color:var(--ink2);font-weight:400}
.fault{margin:-10px 0 20px;color:var(--bad);font-weight:600}
.tick+.fault{margin-top:-6px}
.said{padding:14px 18px;border-left:6px solid var(--amber);background:var(--paper)}
.said[role=status]{border-color:#2e9e5b}
.said[role=alert]{border-color:var(--bad)}
.fault::before,.said[role=alert]::before{content:"!"/"";display:inline-grid;place-items:center;width:22px;height:22px;margin-right:8px;border-radius:50%;background:var(--bad);color:var(--card);font-weight:700}
.said[role=status]::before{content:"\\2713"/"";margin-right:8px;font-weight:700}
.aside{position:absolute;left:-9999px}
.code{display:block;--step:54px;--box:calc(var(--step) - 8px);--edge:var(--ink);width:calc(6*var(--step) - 8px);height:60px;padding:0 0 0 calc(var(--box)/2 - .5ch);border:0;border-radius:0;background:repeating-linear-gradient(90deg,var(--edge) 0 var(--box),var(--card) 0 var(--step)) 0 100%/100% 3px no-repeat,repeating-linear-gradient(90deg,var(--paper) 0 var(--box),var(--card) 0 var(--step));font:700 30px/60px monospace;letter-spacing:calc(var(--step) - 1ch)}
.code[aria-invalid]{--edge:var(--bad)}
dl{display:grid;align-items:baseline;grid-template-columns:auto 1fr;gap:6px 18px;margin:0 0 28px}
dt{color:var(--ink2)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
figure{margin:0 0 28px;text-align:center}
figure svg{display:block;width:264px;max-width:100%;height:auto;margin:0 auto 12px;border:2px solid var(--line);border-radius:14px}
figcaption{color:var(--ink2)}
figcaption span{display:block;color:var(--ink);font:700 28px/1.4 Display,Arial,sans-serif;font-variant-numeric:tabular-nums}
summary{display:flex;align-items:center;gap:12px;min-height:44px;font-weight:600;list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{content:"";width:8px;height:8px;margin-left:auto;border:solid;border-width:0 2px 2px 0;rotate:45deg}
[open]>summary{margin-bottom:14px}
[open]>summary::after{rotate:225deg}
.tick+button{margin-top:14px}
.row{display:flex;flex-wrap:wrap;gap:12px}
.row>*{flex:1 1 auto;margin-bottom:0}
.row form button{width:100%}
.quiet+.row{margin-top:28px}
.pair{display:grid;grid-template-columns:1fr auto;gap:0 12px}
.pair label{grid-column:1/3}
.pair select{margin:0}
button,.go{min-height:48px;padding:12px 22px;border:0;border-radius:12px;background:var(--tomato);color:var(--on);font:600 16px/1.5 Text,Arial,sans-serif;text-align:center;text-decoration:none;overflow-wrap:normal;cursor:pointer}
.go{margin:0}
.framed{border:2px solid var(--ink);padding:10px 20px;background:none;color:var(--ink)}
form>button:not(.framed){width:100%}
.ends{border-color:var(--bad);color:var(--bad)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (max-width:480px){body:not(.framed-page){padding-top:16px}header{padding:12px 20px 0}header img{width:88px}section{padding:24px 20px 32px}h1{font-size:34px}form>button,p>.go{width:100%}.code{--step:49px}.ticket p{padding:14px 4px;font-size:14px}button,.go{padding-inline:14px}}
@media (max-width:340px){header img{display:none}}
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

type Picture = 'mailbox' | 'people' | 'ticket';

/** A page without scripts and without the front end, under a head like that of the mails. */
export function plainPage(
  language: Language,
  brand: string,
  [title, picture]: readonly [string, Picture],
  content: Html,
  isFramed = false,
): Html {
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} &ndash; ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style></head>
<body${isFramed ? html` class="framed-page"` : ''}><main>
<header>${logoLink(language, brand, isFramed)}<h1>${title}</h1><img src="/mail/${picture}.png" width="300" height="232" alt=""></header>
<section>
${content}
</section>
</main></body></html>`;
}
