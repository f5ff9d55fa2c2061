/** Applies the chosen theme before the first paint. */
export const themeScript = `try{const t=localStorage.getItem('dabei.theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/**
 * Enhances the mailbox: live updates, unread marks, search, keyboard navigation and frame height. Without it, links and
 * a form do.
 */
export const mailboxScript = `
const KEY = 'dabei.mails';
const inbox = document.querySelector('.inbox');
const field = document.querySelector('input[type=search]');
const frame = document.querySelector('iframe');
const isWide = matchMedia('(width>=48rem)');
const links = () => [...inbox.querySelectorAll('.list a')];
const idOf = (link) => link.dataset.mail;
const keep = (store, value) => { try { return value === undefined ? store.getItem(KEY) : store.setItem(KEY, value) } catch { return null } };
const readOnes = () => { try { return new Set(JSON.parse(keep(localStorage) || '[]')) } catch { return new Set() } };

function mark() {
  const read = readOnes();
  const open = inbox.querySelector('[aria-current]');
  if (open && (isWide.matches || document.body.classList.contains('opened-page'))) read.add(idOf(open));
  keep(localStorage, JSON.stringify([...read].slice(-500)));
  let unread = 0;
  for (const link of links()) {
    const isUnread = !read.has(idOf(link));
    unread += isUnread;
    link.parentElement.classList.toggle('unread', isUnread);
    link.querySelector('.sr').hidden = !isUnread;
  }
  const words = inbox.querySelector('.state b');
  const text = unread ? words.dataset.words.replace('#', unread) : '';
  if (words.textContent !== text) words.textContent = text;
}

async function look() {
  if (document.hidden) return;
  const address = new URL(location.href);
  address.pathname += '/list';
  if (field.value) address.searchParams.set('q', field.value);
  else address.searchParams.delete('q');
  const answer = await fetch(address).catch(() => null);
  if (!answer || !answer.ok) return;
  const found = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const before = links().map(idOf);
  const after = [...found.querySelectorAll('.list a')].map(idOf);
  if (String(before) === String(after) && field.value === (field.dataset.shown ?? field.defaultValue)) return;
  if (document.querySelector('.empty')) return location.reload();
  const isSearch = field.value !== (field.dataset.shown ?? field.defaultValue);
  field.dataset.shown = field.value;
  const focused = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.mail : undefined;
  inbox.querySelector('.list').replaceWith(found.querySelector('.list'));
  inbox.querySelector('.tally').textContent = found.querySelector('.tally').textContent;
  const nothing = inbox.querySelector('.nothing');
  const said = found.querySelector('.nothing');
  nothing.textContent = said.textContent;
  nothing.hidden = said.hidden;
  for (const link of links()) {
    if (!isSearch && !before.includes(idOf(link))) link.parentElement.classList.add('fresh');
    if (focused && idOf(link) === focused) link.focus();
  }
  mark();
}

function go(link) {
  if (!link) return;
  try { sessionStorage.setItem(KEY, 'keys') } catch {}
  location.href = link.href;
}

function onKey(event) {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (document.querySelector(':popover-open')) return;
  const all = links();
  const at = all.indexOf(document.activeElement);
  const isDown = event.key === 'ArrowDown';
  if ((isDown || event.key === 'ArrowUp') && (at >= 0 || (isDown && document.activeElement === field))) {
    event.preventDefault();
    (all[at + (isDown ? 1 : -1)] ?? (isDown ? all[at] : field))?.focus();
    return;
  }
  if (event.target.closest && event.target.closest('input,textarea,select')) return;
  const now = all.findIndex((link) => link.hasAttribute('aria-current'));
  if (event.key === 'j') go(all[now + 1]);
  else if (event.key === 'k') go(all[now - 1]);
  else if (event.key === '/') { event.preventDefault(); field.focus(); }
}

function fit() {
  const inside = frame.contentDocument;
  if (!inside || !inside.body) return;
  frame.style.height = '0';
  frame.style.height = inside.documentElement.scrollHeight + 'px';
}

if (inbox) {
  mark();
  const open = inbox.querySelector('[aria-current]');
  if (open && isWide.matches && open.offsetTop > inbox.clientHeight - 80) inbox.scrollTop = open.offsetTop - 120;
  try {
    if (sessionStorage.getItem(KEY)) { sessionStorage.removeItem(KEY); open && open.focus({ preventScroll: true }); }
  } catch {}
  let pause;
  field.addEventListener('input', () => { clearTimeout(pause); pause = setTimeout(look, 200); });
  addEventListener('keydown', onKey);
  setInterval(look, 3000);
}
if (frame) {
  const settle = () => {
    fit();
    frame.contentDocument?.addEventListener('keydown', onKey);
  };
  frame.addEventListener('load', settle);
  if (frame.contentDocument?.readyState === 'complete') settle();
  let width = innerWidth;
  addEventListener('resize', () => { if (innerWidth !== width) { width = innerWidth; fit(); } });
}
`;
