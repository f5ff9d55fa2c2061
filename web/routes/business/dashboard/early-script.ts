/*
 * Inline in the dashboard's HTML: while its scripts are on their way, it asks for what they will read first and for the scripts
 * of the tab that the address names.
 */
import { storedChoice } from '#web/api/chosen-business.ts';
import { readEarly } from '#web/api/early-reads.ts';
import { createSessionStorage } from '#web/api/stored-session.ts';
import type { Tab } from '#web/paths.ts';
import { tabOf } from '#web/paths.ts';
import { browserSession, localStore } from '#web/shell/browser-store.ts';
import type { EarlyAddresses } from './early-addresses.ts';
import { showFontsAfter } from './late-fonts.ts';
import { lookKey, nextLook, parseLook } from './today/last-look.ts';

const { first, today, later, tabs }: EarlyAddresses = JSON.parse(
  document.querySelector('[data-early]')?.textContent ?? '',
);
/** The scripts of every tab. */
const shared = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
const kept = localStore.read(lookKey(storedChoice.read()));

function todaySince() {
  const { since } = nextLook(parseLook(kept), new Date());
  return today + (since === null ? '' : `?${new URLSearchParams({ since })}`);
}

/** In the place of the skeleton, if that is there already and the screen itself is not yet. */
function showSnapshot(html: string) {
  const place = document.querySelector('[data-snapshot]');
  if (place) {
    place.innerHTML = html;
    for (const each of place.querySelectorAll<HTMLElement>('[data-style]'))
      each.style.cssText = each.dataset.style ?? '';
  } else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => showSnapshot(html));
}

/** What has been asked for already is only told of again. */
function askFor(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  link.fetchPriority = 'low';
  document.head.append(link);
  return link;
}

const arrival = (href: string) =>
  new Promise((resolve) => {
    const link = askFor(href);
    link.onload = resolve;
    link.onerror = resolve;
  });
const arrivals = (files: readonly string[]) => Promise.all(files.map(arrival));

/** What is needed first comes first: the scripts of every tab, then those of this one while React takes over. */
let scripts: Promise<unknown> = arrivals(shared);

const session = createSessionStorage(localStore, browserSession).read();
if (session) {
  const tab: Tab = tabOf(new URLSearchParams(location.search));
  // Without a business there is nothing to read.
  if (session.company_name !== '') {
    readEarly(session, [...first, todaySince(), ...later, ...tabs[tab].reads], { of: tab, show: showSnapshot });
  }
  scripts = scripts.then(() => arrivals(tabs[tab].files));
}

// Whoever was here before has the fonts, and sees them from the start; for others the scripts are more urgent.
if (kept || document.referrer.startsWith(location.origin)) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'preload';
} else void showFontsAfter(scripts);

// The first of a page takes long, whatever it formats: here it is made while nothing is there yet that could run.
window.requestIdleCallback?.(() => new Intl.DateTimeFormat());
