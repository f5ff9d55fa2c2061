/* The only script of guests' pages: inline in the head, before first paint. */
import { isLanguage } from '#domain/shared/language.ts';
import { attempt, writeCookie } from '#web/shell/browser-store.ts';

const root = document.documentElement;
const theme = attempt(() => localStorage.getItem('dabei.theme'));
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
root.dataset.script = '';

/** Milliseconds of the strip's fall. */
const TEAR_MS = 220;

function keepLanguage(language: string | undefined) {
  if (!isLanguage(language)) return;
  attempt(() => localStorage.setItem('dabei.language', language));
  writeCookie(`language=${language};max-age=31536000;samesite=lax`);
}

async function share(button: HTMLElement) {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  const said = document.querySelector('[data-said]');
  if (said) said.textContent = button.dataset.share ?? '';
}

function tear(event: MouseEvent, link: HTMLAnchorElement) {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || matchMedia('(prefers-reduced-motion:reduce)').matches) return;
  event.preventDefault();
  const pressed = (event.target as Element).closest('[data-strip]');
  const visible = [...link.querySelectorAll<HTMLElement>('[data-strip]')].filter((strip) => strip.offsetWidth);
  (pressed ?? visible.at(-1))?.classList.add('is-torn');
  setTimeout(() => location.assign(link.href), TEAR_MS);
}

/** Open state by the visitor's clock, since the page may be cached for minutes. */
function sayOpen() {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const { opening = '', until = '', from = '', closedWords = '', short } = badge.dataset;
    const now = Date.now();
    const spans = opening.split(' ').map((span) => span.split('/').map(Date.parse));
    const open = spans.find(([start = 0, end = 0]) => start <= now && now < end);
    const next = spans.find(([start = 0]) => start > now);
    const at = open?.[1] ?? next?.[0] ?? 0;
    const time = new Intl.DateTimeFormat('de-DE', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Berlin' })
      .format(at)
      .replace(/:00$/, short === undefined ? ':00' : '');
    const isSoon = at - now < 86_400_000;
    badge.toggleAttribute('data-closed', !open);
    badge.textContent = (open ? until : isSoon && next ? from : closedWords).replace('#', time);
  }
}

addEventListener('DOMContentLoaded', sayOpen);
addEventListener('pageshow', () => {
  for (const strip of document.querySelectorAll('.is-torn')) strip.classList.remove('is-torn');
});
document.addEventListener('click', (event) => {
  const element = event.target as Element;
  const shared = element.closest<HTMLElement>('[data-share]');
  const strips = element.closest<HTMLAnchorElement>('[data-strips]');
  if (shared) void share(shared);
  else if (strips) tear(event, strips);
  else keepLanguage(element.closest<HTMLElement>('[data-language]')?.dataset.language);
});
