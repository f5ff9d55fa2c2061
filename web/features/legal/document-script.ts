/* Inline script of long plain pages: search, current section, back to top, print. Optional; keep it small. */
const MIN_QUERY_LENGTH = 2;
const FAR_DOWN_PX = 300;

const all = <E extends HTMLElement = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const [input] = all<HTMLInputElement>('[data-search]');
const [contents] = all('[data-contents]');
const [toTop] = all('[data-to-top]');
const [results] = all('[data-results]');
const sections = all('[data-section]');
const links = new Map(all<HTMLAnchorElement>('[data-contents] a').map((link) => [link.hash.slice(1), link]));
let isSearching = false;

function unmark() {
  for (const mark of all('mark')) {
    const parent = mark.parentNode;
    mark.replaceWith(mark.textContent ?? '');
    parent?.normalize();
  }
}

function markHits(section: HTMLElement, pattern: RegExp): number {
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  let hits = 0;
  for (const node of nodes) {
    for (const match of [...node.data.matchAll(pattern)].reverse()) {
      const hit = node.splitText(match.index);
      hit.splitText(match[0].length);
      const mark = document.createElement('mark');
      hit.replaceWith(mark);
      mark.append(hit);
      hits++;
    }
  }
  return hits;
}

/** Fills the element's text attribute: `{n}` is the count, `{q}` the query. */
function showCount(element: HTMLElement, count: number, query: string) {
  const { none, one, many } = element.dataset;
  const words = (isSearching && (count > 1 ? many : count ? one : none)) || '';
  element.textContent = words.replace(/\{(.)\}/g, (_, name) => (name === 'n' ? String(count) : query));
}

function search() {
  if (!input) return;
  const query = input.value.trim();
  const wasSearching = isSearching;
  isSearching = query.length >= MIN_QUERY_LENGTH;
  if (!isSearching && !wasSearching) return;
  unmark();
  const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+'), 'gi');
  let hits = 0;
  let found = 0;
  for (const section of sections) {
    const count = isSearching ? markHits(section, pattern) : 0;
    hits += count;
    if (count) found++;
    const isOut = section.toggleAttribute('data-out', isSearching && !count);
    if (section instanceof HTMLDetailsElement) section.open = count > 0;
    const link = links.get(section.id);
    link?.toggleAttribute('data-miss', isOut);
    const badge = link?.querySelector('b');
    if (badge) {
      badge.hidden = !count;
      badge.lastChild?.replaceWith(String(count));
    }
  }
  for (const group of all('[data-group]')) {
    group.toggleAttribute('data-out', !group.querySelector('[data-section]:not([data-out])'));
  }
  for (const element of all('[data-found]')) showCount(element, found, query);
  for (const element of all('[data-hits]')) showCount(element, hits, query);
  if (results) {
    results.hidden = !isSearching;
    if (isSearching && results.getBoundingClientRect().top < 0) results.scrollIntoView({ behavior: 'instant' });
  }
  history.replaceState(history.state, '', isSearching ? `?q=${encodeURIComponent(query)}` : location.pathname);
  follow();
}

function clear() {
  if (!input) return;
  input.value = '';
  search();
}

function follow() {
  if (toTop) toTop.hidden = scrollY <= FAR_DOWN_PX;
  const shown = sections.filter((section) => !section.matches('[data-out]'));
  const read = shown.findLast((section) => section.getBoundingClientRect().top < innerHeight / 3) ?? shown[0];
  for (const [id, link] of links) {
    if (id !== read?.id) link.removeAttribute('aria-current');
    else if (!link.ariaCurrent) {
      link.ariaCurrent = 'true';
      if (contents) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
    }
  }
}

input?.addEventListener('input', search);
addEventListener('scroll', follow, { passive: true });
addEventListener('click', (event) => {
  const pressed = (event.target as Element).closest<HTMLAnchorElement>('a,button');
  if (!pressed) return;
  const isHidden = pressed.hash && document.querySelector(`${pressed.hash}[data-out]`);
  if (pressed.matches('[data-print-page]')) print();
  if (isHidden || pressed.matches('[data-clear]')) clear();
  if (pressed.matches('[data-clear]')) input?.focus();
  if (pressed.matches('[data-back]') && document.referrer.startsWith(`${location.origin}/`)) {
    event.preventDefault();
    history.back();
  }
});
addEventListener('pageshow', search);
const target = document.getElementById(location.hash.slice(1));
if (target instanceof HTMLDetailsElement) target.open = true;
if (input) input.value = new URLSearchParams(location.search).get('q') ?? '';
search();
follow();
