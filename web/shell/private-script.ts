/*
 * Inline at the top of every page that is drawn for one reader: in a browser where nobody is signed in any more it shows nothing of it,
 * removes the cookie that has opened it, and leads to the login.
 */
import { isBrowserOpen, listKept, localStore, parseKept } from '#web/shell/browser-store.ts';
import { HYDRATED_EVENT, LOOK_PREFIX, SESSION_KEY } from '#web/shell/events.ts';

const { pathname, search } = location;
const isReview = pathname.startsWith('/staging/');

function isSignedIn(): boolean {
  if (isReview) return localStore.read('dabei.staging') === 'true';
  const session = parseKept<{ remember: boolean }>(localStore.read(SESSION_KEY));
  return session !== null && (session.remember || isBrowserOpen());
}

function leaveUnlessSignedIn() {
  if (isSignedIn()) return;
  document.documentElement.hidden = true;
  const login = isReview ? '/staging/login' : '/business/login';
  const leave = () => location.replace(`${login}?next=${encodeURIComponent(pathname + search)}`);
  fetch(`/signed-out?of=${isReview ? 'reviewer' : 'member'}`, { method: 'POST', redirect: 'manual' }).then(
    leave,
    leave,
  );
}

/** Has the next page find the fonts in the browser's cache. This one keeps those of the system: a change would move it. */
function fetchFonts() {
  for (const font of ['1em "Instrument Sans"', '800 1em "Bricolage Grotesque"']) {
    document.fonts.load(font).catch(() => undefined);
  }
}

leaveUnlessSignedIn();
// A browser that has shown one of our screens has the fonts already. Reviewers have no telephones to spare them on.
if (isReview || document.referrer.startsWith(location.origin) || listKept(LOOK_PREFIX).length) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later][as=font]')) link.rel = 'preload';
} else {
  document.documentElement.dataset.fonts = 'later';
  addEventListener(HYDRATED_EVENT, fetchFonts, { once: true });
}
// The browser may show the page again as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leaveUnlessSignedIn();
});
