const dark =
  '--paper:#1a120d;--card:#261c16;--sunk:#332822;--line:#4a3b31;--edge:#8c8075;--ink:#f5efe4;--ink2:#cfc2b4;--fir:#74d3a0;--fault:#ff9a80;--focus:#a9bdf5';

/** Styles of server-rendered pages, as one inline sheet. */
export const style = `
@font-face{font-family:Display;src:url(/fonts/display.woff2) format("woff2");font-weight:200 800;font-stretch:75% 100%;font-display:swap}
@font-face{font-family:Text;src:url(/fonts/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;--paper:#f7f4ee;--card:#fffefb;--sunk:#ede8e0;--line:#ddd5c8;--edge:#857a70;--ink:#251610;--ink2:#5c4a42;--fir:#14603f;--fault:#8f1d12;--focus:#3f5bd1;--tomato:#f45225;--amber:#f9b836;--on:#251610}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;${dark}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 Text,Arial,sans-serif;background:var(--paper);color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.ribbon{background:#251610;color:#fffefb;font-size:15px}
.ribbon p{margin:0;padding:6px 16px}
.ribbon strong{background:var(--amber);color:#251610;border-radius:6px;padding:2px 8px;margin-right:8px}
header{display:flex;align-items:center;gap:16px;padding:10px 16px;background:var(--card);border-bottom:1px solid var(--line)}
.logo{display:flex;align-items:center;min-height:44px;color:inherit}
.logo svg{height:28px;width:auto}
.joining{fill:var(--tomato)}
header span{font-weight:600;margin-right:auto}
main{max-width:1280px;margin:0 auto;padding:28px 16px 64px}
h1,h2,h3,.display{font-family:Display,Arial,sans-serif;font-weight:800;font-stretch:84%;line-height:1.05;margin:0}
h1{font-size:clamp(32px,5vw,46px)}
h2{font-size:22px;margin:28px 0 12px}
p{margin:0 0 8px}
.meta{color:var(--ink2);font-size:15px}
.lead{font-size:19px;color:var(--ink2);margin-top:10px}
a{color:inherit;text-underline-offset:.2em}
button,a.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;border:0;border-radius:12px;padding:10px 18px;font:600 16px/1.2 Text,Arial,sans-serif;text-decoration:none;cursor:pointer;color:var(--ink);background:none;box-shadow:inset 0 0 0 1.5px var(--edge)}
button.main{background:var(--tomato);color:var(--on);box-shadow:none}
button.dark{background:var(--ink);color:var(--paper);box-shadow:none}
.wide{width:100%}
form{display:grid;gap:12px;margin:0}
.end{display:block;text-align:right}
.columns{display:grid;gap:32px;align-items:start}
.ticket{border-radius:28px;background:var(--card);box-shadow:0 10px 28px -14px rgb(37 22 16/.3)}
.ticket>div{padding:28px}
.top{position:relative;border-radius:28px 28px 0 0;border-bottom:2px dashed var(--card);color:var(--on);background:var(--amber)}
.top.plan{background:var(--tomato)}
.top::before,.top::after{content:"";position:absolute;bottom:-11px;width:20px;height:20px;border-radius:50%;background:var(--paper)}
.top::before{left:-10px}
.top::after{right:-10px}
.top p{font-weight:600}
.top h2{font-size:30px;margin:0}
.count{font-size:72px;line-height:.9;margin:8px 0 20px}
.count small{font-size:22px}
.strips{fill:var(--on);display:block;width:100%;height:56px}
.sums{display:grid;grid-template-columns:1fr auto;row-gap:6px;margin:0}
.sums dt.total{display:grid;align-content:end}
.sums dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.sums .total{border-top:1px solid var(--line);padding-top:14px;font-weight:700}
.sums dd.total{font:800 46px/1 Display,Arial,sans-serif;font-stretch:84%}
.after{margin-top:20px}
.facts{display:grid;gap:10px;margin:0}
.facts dt{font-size:14px;color:var(--ink2)}
.facts dd{margin:0;font-weight:600;overflow-wrap:anywhere}
fieldset h2{margin:0}
fieldset{border:0;margin:0;padding:0;display:grid;gap:8px}
legend{padding:0;margin-bottom:8px}
.choice{display:flex;align-items:center;gap:14px;min-height:52px;padding:10px 16px;border-radius:12px;box-shadow:inset 0 0 0 1.5px var(--edge);background:var(--card);font-weight:600;cursor:pointer}
.choice:has(:checked){box-shadow:inset 0 0 0 2.5px var(--ink)}
.choice input{width:20px;height:20px;accent-color:var(--ink)}
.plans{display:grid;gap:16px;margin:24px 0 12px;padding:0;list-style:none}
.plans li{display:flex;flex-direction:column;border-radius:24px;background:var(--sunk)}
.plans .now{background:var(--tomato);color:var(--on)}
.plans .now .meta{color:inherit}
.plans li>div{padding:22px}
.plans li>div:first-child{flex:1}
.plans li>div+div{border-top:2px dashed var(--paper)}
.price{font:800 46px/1 Display,Arial,sans-serif;font-stretch:84%;margin:12px 0 4px}
.card{border-radius:20px;background:var(--card);padding:24px;box-shadow:0 10px 28px -14px rgb(37 22 16/.22)}
.both{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:space-between;align-items:center;margin:0}
.badge{border-radius:6px;padding:3px 8px;font-size:14px;font-weight:600;background:var(--sunk);color:var(--ink);justify-self:start}
.badge.good{background:#cdeedd;color:#14603f}
.plans li>div:first-child>.both{min-height:30px}
.plans .badge{background:#fffefb;color:#251610}
.plans .strips{height:32px;fill:currentColor;margin:16px 0 10px}
.plans .content{font-weight:600;margin:0}
.card h2{margin:0 0 12px}
.card hr{border:0;border-top:2px dashed var(--line);margin:20px 0}
.small{font-size:14px;text-align:center;margin:12px 0 0}
.narrow{max-width:30rem}
.rows{list-style:none;margin:12px 0 0;padding:0}
.rows li{border-top:1px solid var(--line);padding:12px 0;display:flex;flex-wrap:wrap;gap:8px 20px;justify-content:space-between;align-items:center}
.rows .paper{display:grid;grid-template-columns:1fr auto;gap:4px 20px}
.paper .sum{grid-area:1/2;text-align:right}
.sum{font-variant-numeric:tabular-nums;white-space:nowrap}
.paper a{display:inline-flex;align-items:center;justify-content:center;min-height:44px;min-width:44px;font-weight:600}
.inline{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
.inline label{display:grid;gap:2px}
.inline input{width:6.5rem;min-height:44px;border:1.5px solid var(--edge);border-radius:12px;padding:8px 12px;font:inherit;text-align:right;background:var(--card);color:inherit}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer}
summary::before{content:"+";font-size:24px;width:28px}
[open]>summary::before{content:"\\2212"}
.fault{color:var(--fault);font-weight:600;margin:4px 0 0}
.note{background:var(--sunk);border-radius:14px;padding:12px 16px;font-weight:600;margin:16px 0 0}
@media (width<48rem){header span{display:none}.logo{margin-right:auto}}
@media (width>=48rem){header,.ribbon p{padding-inline:max(40px,calc(50% - 600px))}main{padding-inline:40px}.plans{grid-template-columns:repeat(3,1fr)}.plans li>div{padding:22px 16px}.plans button{padding-inline:6px;font-size:15px}}
@media (width>=60rem){.columns{grid-template-columns:minmax(0,1fr) 26rem}.rows .paper{grid-template-columns:8.5rem minmax(0,1fr) auto 8.5rem}.paper .sum{grid-area:auto}}
`;
