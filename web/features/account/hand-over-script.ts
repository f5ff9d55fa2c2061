/* Script after a login by plain form: stores the server's response in the browser and continues. */
import { setFlash } from '#web/api/flash.ts';
import { beginSession } from '#web/api/session.ts';
import { entryPaths as paths } from '#web/entry-paths.ts';
import { tabStore } from '#web/shell/browser-store.ts';
import { PENDING_STEP_KEY } from './plain-sign-in.ts';

const { answer, remember, next } = JSON.parse(document.querySelector('[data-hand-over]')?.textContent ?? '');
if (answer.access_token) {
  if (next.startsWith(paths.dashboard)) setFlash('welcome');
  beginSession(answer, remember);
  location.replace(next);
} else {
  tabStore.write(PENDING_STEP_KEY, JSON.stringify({ ...answer, remember }));
  location.replace(`${paths.secondStep}?next=${encodeURIComponent(next)}`);
}
