/** Two columns; on phones one after the other. */
export const mailboxStyle = `
[hidden]{display:none!important}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.icon{width:20px;height:20px;flex:none;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:square;stroke-linejoin:miter}
.button .icon{margin-right:8px}
.ribbon p{display:flex;align-items:center}
.ribbon button{min-height:32px;padding:4px 0;margin-left:auto;color:inherit;box-shadow:none;font-size:15px}
.ribbon button:hover{text-decoration:underline;text-underline-offset:.2em}
.ribbon .icon{width:18px;height:18px;margin-right:8px}
.ribbon :focus-visible{outline-color:#fffefb}
.square{display:inline-grid;place-items:center;width:44px;min-height:44px;padding:0;border-radius:12px;color:inherit;box-shadow:none;flex:none}
.square:hover{background:var(--sunk)}
main{max-width:none}
.search{display:block;position:relative}
.search .icon{position:absolute;left:14px;top:14px;pointer-events:none}
.search input{width:100%;min-height:48px;padding:10px 14px 10px 46px;border:0;border-radius:12px;background:var(--card);box-shadow:inset 0 0 0 1.5px var(--edge);font:inherit;color:inherit;-webkit-appearance:none;appearance:none}
.search input:hover{box-shadow:inset 0 0 0 1.5px var(--ink)}
.search input::placeholder{color:var(--ink2);opacity:1}
.search input:placeholder-shown{text-overflow:ellipsis}
.state{margin:12px 4px 8px;font-size:14px;color:var(--ink2)}
.state b{color:var(--ink);margin-right:6px}
.state b::before{content:"";display:inline-block;width:9px;height:9px;margin-right:8px;border-radius:9px;background:var(--tomato)}
.state b:empty{display:none}
.list{list-style:none;margin:0;padding:0;display:grid;gap:4px}
.list a{position:relative;display:grid;grid-template-columns:1fr auto;gap:0 12px;padding:12px 16px 12px 38px;border-radius:14px;text-decoration:none;line-height:1.4;font-size:15px}
.list a::before{content:"";position:absolute;left:16px;top:13px;bottom:13px;width:8px;background:var(--bar,var(--line))}
.list a:hover{background:var(--sunk)}
.list b{min-width:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-weight:500;font-size:16px}
.list .unread b{font-weight:700}
.list .unread a::after{content:"";position:absolute;right:16px;bottom:18px;width:9px;height:9px;border-radius:9px;background:var(--tomato)}
.list .unread .to{padding-right:24px}
.list time,.list .to{color:var(--ink2);font-size:14px}
.list .line,.list .to{grid-column:1/-1;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.nothing{padding:20px 4px;color:var(--ink2)}
.keys{margin:16px 4px 0;font-size:13px;color:var(--ink2)}
kbd{font:600 12px/1 Text,Arial,sans-serif;padding:3px 6px;border-radius:5px;box-shadow:inset 0 0 0 1px var(--edge);color:var(--ink)}
.mail{overflow-wrap:anywhere;min-width:0}
.mail h1{font:700 17px/1.35 Text,Arial,sans-serif;font-stretch:100%}
.mail iframe{display:block;width:100%;max-width:760px;height:max(26rem,calc(100dvh - 14rem));margin:0 auto;border:0;background:#f7f4ee;color-scheme:light;transition:max-width .2s}
.mail iframe.dark{background:#1a120d;color-scheme:dark}
.mail iframe.narrow{max-width:375px}
.mail pre{white-space:pre-wrap;font:inherit;max-width:680px;margin:0 auto;padding:28px;background:var(--card)}
.views{display:flex;flex-wrap:wrap;gap:8px;margin:0}
.choices{display:inline-flex;gap:2px;padding:3px;border-radius:12px;box-shadow:inset 0 0 0 1.5px var(--edge)}
.choices a{display:inline-grid;place-items:center;min-height:38px;padding:4px 14px;border-radius:9px;font-weight:600;font-size:15px;text-decoration:none}
.choices a:hover{background:var(--line)}
.views [aria-current]{background:var(--ink);color:var(--paper)}
.views .square{box-shadow:inset 0 0 0 1.5px var(--edge)}
.empty{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,30rem);align-items:end;gap:16px 40px;margin:24px 0;padding:0 56px;min-height:min(36rem,70vh);border-radius:28px;border-bottom:26px solid #251610;background:#f8b734;color:#251610}
.empty div{display:grid;justify-items:start;align-self:center;padding:32px 0;gap:16px}
.empty h2{margin:0;font:800 clamp(40px,5vw,72px)/.95 Display,Arial,sans-serif;font-stretch:84%;letter-spacing:-.03em}
.empty p{margin:0;max-width:26rem;font-size:20px;line-height:1.45;font-weight:500}
.empty .button{background:#251610;color:#f7f4ee;box-shadow:none}
.empty svg{display:block;width:100%;height:auto}
@media(max-width:760px){.empty{grid-template-columns:minmax(0,1fr);padding:0 24px;margin:16px 0;min-height:0}.empty div{padding:28px 0 0}.empty svg{max-width:340px;margin:0 auto}}
.question{width:min(26rem,calc(100vw - 32px));padding:28px;border:0;border-radius:28px;background:var(--card);color:var(--ink);box-shadow:0 24px 60px -16px rgb(37 22 16/.5)}
.question::backdrop{background:rgb(37 22 16/.55)}
.question h2{margin:0}
.question p{margin:8px 0 20px;color:var(--ink2)}
.question form{display:flex;justify-content:flex-end;gap:8px}
.question .loud{background:#8a1a2b;color:#fffefb;box-shadow:none}
@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
::view-transition-group(*){animation-duration:.15s}
.fresh{animation:hang .45s cubic-bezier(.3,1.4,.5,1);transform-origin:50% 0}
.list li{transition:translate .2s}
@keyframes hang{0%{opacity:0;transform:translateY(-24px) rotate(-3deg)}55%{opacity:1;transform:none}75%{transform:rotate(1deg)}100%{transform:none}}
}
@media (width<48rem){
header{gap:4px;padding:6px;min-height:56px}
header h1,header b{flex:1;min-width:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font:800 20px/1.3 Display,Arial,sans-serif;font-stretch:84%}
header b{font-size:18px}
.wide-only,.opened-page .list-only,.list-page .opened-only{display:none!important}
.opened-page .ribbon,.opened-page .inbox,.list-page .mail{display:none}
main{padding:14px 12px 96px}
.opened-page main{padding:0 0 32px}
.inbox{padding-inline:4px}
.list{margin-inline:-8px}
.mail{display:flex;flex-direction:column}
.mail .top-row{order:2;padding:0 16px;margin-top:20px}
.mail .views{margin-top:12px}
.mail pre{margin:0;padding:20px 16px}
.choices a{min-height:44px}
.keys{display:none}
}
@media (width>=48rem){
.narrow-only{display:none!important}
.mails{display:grid;grid-template-columns:min(27.25rem,38%) minmax(0,1fr);gap:32px;align-items:start;max-width:80rem;margin:0 auto}
main{padding:22px max(40px,calc(50% - 600px)) 48px}
.inbox{position:sticky;top:16px;max-height:calc(100dvh - 32px);overflow:auto;padding:6px;margin:-6px;scrollbar-width:thin}
.list a[aria-current]{background:var(--card);box-shadow:0 8px 20px -14px rgb(37 22 16/.4)}
.mail{padding:20px 28px 28px;border-radius:24px;background:var(--sunk);min-height:calc(100dvh - 150px)}
.mail .top-row{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between;margin-bottom:20px}
.mail hgroup{flex:1 1 26rem;min-width:0}
.mail h1{text-wrap:balance}
.mail iframe{border-radius:16px}
.mail hgroup p{margin:0;font-size:14px;color:var(--ink2)}
}
@media (width<60rem){
.views .square,.keys{display:none}
.list b{grid-column:1/-1;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;white-space:normal;line-height:1.3}
.list .unread b{padding-right:20px}
.list .unread a::after{top:18px;bottom:auto}
.list time{grid-area:3/2}
.list .to,.list .unread .to{grid-area:3/1;padding:0}
}
@media (48rem<=width<60rem){.fresh-words{display:none}.mails{grid-template-columns:18rem minmax(0,1fr)}.search input{padding-inline:42px 8px;font-size:15px}.list a{padding-inline:30px 12px}.list a::before{left:12px}.list .unread a::after{right:12px}}
@media (48rem<=width<64rem){header{padding-inline:24px}main{padding-inline:24px}.mails{gap:20px}.mail{padding:16px 16px 20px}}
@media (pointer:coarse){.keys{display:none}.choices a{min-height:44px}}
`;
