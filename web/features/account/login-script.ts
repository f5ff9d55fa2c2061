/*
 * Inline script of the login: validates, signs in and redirects. React would be too large for two fields. Texts are in
 * the page.
 */

import { isEmailAddress } from '#domain/shared/email.ts';
import { returnPath } from '#domain/sign-in/return-path.ts';
import type { texts as Login } from '#i18n/de/login.ts';
import type { texts as Problems } from '#i18n/de/problems.ts';
import { setFlash, takeFlash } from '#web/api/flash.ts';
import { logFailure } from '#web/api/log-failure.ts';
import { ApiProblem, isProblem } from '#web/api/problem.ts';
import { session, subscribeToSession } from '#web/api/session.ts';
import { entryPaths as paths } from '#web/entry-paths.ts';
import { readPending, writePending } from '#web/features/registration/pending-confirmation.ts';
import { attempt, isViewTab, tabStore } from '#web/shell/browser-store.ts';
import type { Text } from './plain-sign-in.ts';
import { copyOf, failureOf, find, PENDING_STEP_KEY, problemTextFor, sendStep } from './plain-sign-in.ts';

type Checked = HTMLInputElement & { name: 'email' | 'password' };

/** Milliseconds after load before scripts are prefetched. */
const PREFETCH_DELAY_MS = 1000;
const { login, problems }: { login: Text<typeof Login>; problems: Text<typeof Problems> } = JSON.parse(
  find('#texts').textContent,
);
const form = find<HTMLFormElement>('[data-login]');
const button = find<HTMLButtonElement>('[data-send]');
const show = find<HTMLButtonElement>('[data-show]');
const email = find<Checked>('#login-email');
const password = find<Checked>('#login-password');
const remember = find<HTMLInputElement>('[name=remember]');
const checked = new Set<EventTarget | null>();
let failure: HTMLElement | undefined;
let wasSignedOut = false;

/** Validates a field on blur, then on each change. */
function check(field: Checked): boolean {
  const fault = field.value ? (field === email && !isEmailAddress(field.value) ? 'email' : '') : 'required';
  checked.add(field);
  showError(field, fault && problems.field[fault]);
  return !fault;
}

function showError(field: Checked, words: string) {
  const message = document.getElementById(`${field.id}-message`) as HTMLElement;
  const line = copyOf('data-fault');
  (line.lastElementChild as Element).textContent = words;
  message.firstElementChild?.replaceChildren(...(words ? [line] : []));
  if (words) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  field.setAttribute('aria-describedby', message.id);
}

function fill(values: { email: string; password: string }) {
  email.value = values.email;
  password.value = values.password;
  checked.clear();
  for (const field of [email, password]) showError(field, '');
}

function fail(title: string, words: string) {
  failure = failureOf(title, words);
  button.before(failure);
  failure.scrollIntoView({ block: 'nearest' });
  password.focus();
}

/** With a second factor, continues on its page. */
async function send() {
  const values = { email: email.value, password: password.value, remember: remember.checked };
  try {
    const waiting = await sendStep('/auth/login', values, values.remember);
    if (!waiting) return;
    tabStore.write(PENDING_STEP_KEY, JSON.stringify({ ...waiting, remember: values.remember }));
    location.assign(paths.secondStep + location.search);
  } catch (error) {
    logFailure('/auth/login', error);
    if (isProblem(error, 'email_not_confirmed')) {
      writePending({ email: values.email.trim().toLowerCase(), resendAt: 0, uploadToken: '', missingProof: null });
      if (readPending()) return location.assign(paths.registerCode);
    }
    if (error instanceof ApiProblem) fail(login.failed, problemTextFor(problems, error));
    else fail(login.unknown.title, login.unknown.text);
  }
}

/** Redirects signed-in people; only a new login is greeted. */
async function redirectSignedIn() {
  const path = returnPath(new URLSearchParams(location.search).get('next'), location.origin);
  // The server has no cookie of a view of staff.
  if (isViewTab()) return location.replace(path.replace(/\?|$/, '?shell&'));
  const current = session.read();
  form.hidden = current !== null;
  find('[data-signed-in]').hidden = current === null;
  if (!current) {
    wasSignedOut = true;
    return;
  }
  if (wasSignedOut && path.startsWith(paths.dashboard)) setFlash('welcome');
  // The cookie was lost; renewing the tokens sets it.
  if (!wasSignedOut && !(await session.renew(current))) return;
  location.replace(path);
}

/** Prefetches the dashboard's immutable scripts during typing. */
async function prefetchDashboard() {
  const page = new DOMParser().parseFromString(await (await fetch(`${paths.dashboard}?shell`)).text(), 'text/html');
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[rel=stylesheet]');
  for (const { href } of links) void fetch(href, { priority: 'low' });
}

form.addEventListener('input', ({ target }) => {
  if (checked.has(target)) check(target as Checked);
});
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  // A new message would move the button away from the click.
  if ((target === email || target === password) && relatedTarget !== button) check(target as Checked);
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.ariaBusy) return;
  const wrong = [email, password].filter((field) => !check(field));
  if (wrong[0]) return wrong[0].focus();
  failure?.remove();
  button.ariaBusy = 'true';
  await send();
  button.ariaBusy = null;
});
show.addEventListener('click', () => {
  const isShown = password.type === 'password';
  password.type = isShown ? 'text' : 'password';
  show.ariaPressed = String(isShown);
});
find<HTMLAnchorElement>('[data-passkey]').search = location.search;
document.querySelector<HTMLElement>('[data-fill]')?.addEventListener('click', ({ currentTarget }) => {
  fill(JSON.parse((currentTarget as HTMLElement).dataset.fill ?? ''));
});
addEventListener('pagehide', () => attempt(() => history.replaceState({ email: email.value }, '')));
addEventListener('pageshow', redirectSignedIn);
addEventListener('load', () => setTimeout(() => prefetchDashboard().catch(() => {}), PREFETCH_DELAY_MS));
subscribeToSession(redirectSignedIn);
// Restores the address after a language change; the password is never stored.
email.value ||= history.state?.email ?? '';
find('[data-ended]').hidden = !takeFlash('ended');
fetch('/api/v1/service')
  .then((answer) => answer.json())
  .then(({ banner }) => {
    const place = find('[data-service]');
    place.textContent = banner?.text[document.documentElement.lang] ?? '';
    place.hidden = !banner;
  })
  .catch(() => undefined);
