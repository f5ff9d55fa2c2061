import { createHash } from 'node:crypto';

const dark =
  '--paper:#1a120d;--card:#261c16;--line:#4a3b31;--ink:#f5efe4;--ink2:#cfc2b4;--link:#ff9a80;--up:#4fb578;--slow:#f9b836;--down:#ff8f8f;--focus:#a9bdf5';

/** The sheet of the status page. */
export const statusStyle = `
@font-face{font-family:Display;src:url(/fonts/display.woff2) format("woff2");font-weight:200 800;font-stretch:75% 100%;font-display:swap}
@font-face{font-family:Text;src:url(/fonts/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;--paper:#f7f4ee;--card:#fffefb;--line:#ddd5c8;--ink:#251610;--ink2:#5c4a42;--link:#b3331a;--up:#2e9e5b;--slow:#d98a00;--down:#8e1f2f;--focus:#3f5bd1}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0;padding:40px 16px;font:16px/1.5 Text,Arial,sans-serif;background:var(--paper);color:var(--ink)}
main{max-width:760px;margin:0 auto;background:var(--card);box-shadow:0 10px 28px -14px rgb(37 22 16/.3)}
header{padding:16px 32px 0;border-bottom:10px solid #251610;background:#f9b836;color:#251610}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:8px}
.top a{color:inherit}
.logo{display:inline-flex;align-items:center;min-height:44px}
.logo svg{height:30px;width:auto;fill:currentColor}
h1{margin:14px 0 22px;font:800 40px/1 Display,Arial,sans-serif;font-stretch:84%;letter-spacing:-.02em;text-wrap:balance}
h2{margin:40px 0 4px;font:700 24px/1.2 Display,Arial,sans-serif;font-stretch:84%}
h3{margin:0;font-size:17px}
section{padding:28px 32px 40px}
p{margin:0 0 12px;overflow-wrap:anywhere}
.lead{margin:0 0 4px;font-size:22px;font-weight:700}
.quiet,small{color:var(--ink2);font-size:15px}
.said{margin:0 0 24px;padding:14px 18px;border-left:6px solid var(--slow);background:var(--paper)}
.said.info{border-color:var(--focus)}
a{color:var(--link);font-weight:600;text-underline-offset:.2em}
nav a{display:inline-block;padding:10px 0;margin-right:20px}
article{padding:18px 0;border-top:1px solid var(--line)}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;align-items:baseline}
.state{display:inline-flex;align-items:center;gap:8px;font-weight:600}
.state::before,.key::before{content:"";flex:none;width:12px;height:12px;border-radius:50%;background:var(--up)}
.slow::before{background:var(--slow);border-radius:2px}
.down::before{background:var(--down);border-radius:0;rotate:45deg}
.unmeasured::before,.none::before{border:2px solid var(--ink2);background:none}
.none::before{border-style:dotted}
.strip{display:block;width:100%;height:36px;margin:10px 0 4px;background:repeating-linear-gradient(90deg,var(--up) 0 calc(80%/90),var(--card) 0 calc(100%/90))}
.strip path{fill:var(--line)}
.strip .sf{fill:var(--slow)}
.strip .df{fill:var(--down)}
.strip .uf{fill:var(--ink2)}
.ends{display:flex;justify-content:space-between;gap:16px;margin:0 0 8px}
summary{min-height:44px;padding:10px 0;font-weight:600;cursor:pointer}
ul{margin:0 0 8px;padding:0 0 0 20px}
.keys{display:flex;flex-wrap:wrap;gap:4px 20px;margin:20px 0 0;padding:0;list-style:none}
.key{display:inline-flex;align-items:center;gap:8px;font-size:15px;color:var(--ink2)}
ol{margin:12px 0 0;padding:0;list-style:none}
ol li{padding:0 0 12px 16px;border-left:3px solid var(--line);white-space:pre-line}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (forced-colors:active){.strip{forced-color-adjust:none}.state::before,.key::before{forced-color-adjust:none}}
@media (max-width:480px){body{padding:16px 8px}header{padding:12px 20px 0}section{padding:24px 20px 32px}h1{font-size:34px}}
`;
const hash = createHash('sha256').update(statusStyle).digest('base64');

export const statusHeaders = {
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  'Cache-Control': 'public, max-age=30',
  Vary: 'Accept-Language, Cookie',
};
