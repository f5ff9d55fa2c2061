/*
 * Inline at the top of personal pages: when signed out, hides the page, removes its cookie and redirects to the login.
 */
import { isBrowserOpen, isViewTab, listStoredKeys, localStore, parseStored } from '#web/shell/browser-store.ts';
import { HYDRATED_EVENT, LOOK_PREFIX, SESSION_KEY } from '#web/shell/events.ts';

const { pathname, search, hash } = location;
const isReview = pathname.startsWith('/staging/');

function isSignedIn(): boolean {
  if (isReview) return localStore.read('dabei.staging') === 'true';
  const session = parseStored<{ remember: boolean }>(localStore.read(SESSION_KEY));
  return session !== null && (session.remember || isBrowserOpen());
}

/** In a view of staff the page is the one for nobody: the server draws it for the cookie's person. */
function leaveForShell() {
  const isShell = new URLSearchParams(search).has('shell');
  const isOpen = isViewTab() && isSignedIn();
  if (isShell && isOpen) return;
  document.documentElement.hidden = true;
  location.replace(isOpen ? `${pathname}?shell&${search.slice(1)}${hash}` : '/staging/view');
}

const isView = isViewTab();

function leaveUnlessSignedIn() {
  // Restored after its view: it still shows the customer.
  if (isView || isViewTab()) return leaveForShell();
  if (isSignedIn()) return;
  document.documentElement.hidden = true;
  const login = isReview ? '/staging/login' : '/business/login';
  const leave = () => location.replace(`${login}?next=${encodeURIComponent(pathname + search)}`);
  fetch(`/signed-out?of=${isReview ? 'reviewer' : 'member'}`, { method: 'POST', redirect: 'manual' }).then(
    leave,
    leave,
  );
}

/** Prefetches fonts for the next page; swapping them in here would shift the layout. */
function fetchFonts() {
  for (const font of ['1em "Instrument Sans"', '800 1em "Bricolage Grotesque"']) {
    document.fonts.load(font).catch(() => undefined);
  }
}

leaveUnlessSignedIn();
// Fonts are cached after a first screen; reviewers have fast connections.
if (isReview || document.referrer.startsWith(location.origin) || listStoredKeys(LOOK_PREFIX).length) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later][as=font]')) link.rel = 'preload';
} else {
  document.documentElement.dataset.fonts = 'later';
  addEventListener(HYDRATED_EVENT, fetchFonts, { once: true });
}
// Restored from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leaveUnlessSignedIn();
});
