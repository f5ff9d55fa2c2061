/*
 * Script of the second step: completes the stored first step by code, passkey or recovery code. Without a first step, a
 * passkey alone signs in.
 */

import { returnPath } from '#domain/sign-in/return-path.ts';
import type { texts as Login } from '#i18n/de/login.ts';
import type { texts as Problems } from '#i18n/de/problems.ts';
import { setFlash } from '#web/api/flash.ts';
import { logFailure } from '#web/api/log-failure.ts';
import { askPasskey, canUsePasskeys } from '#web/api/passkey.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { session } from '#web/api/session.ts';
import { entryPaths as paths } from '#web/entry-paths.ts';
import { parseStored, tabStore } from '#web/shell/browser-store.ts';
import type { PendingStep, Text } from './plain-sign-in.ts';
import { failureOf, find, PENDING_STEP_KEY, problemTextFor, sendStep } from './plain-sign-in.ts';

const { login, problems }: { login: Text<typeof Login>; problems: Text<typeof Problems> } = JSON.parse(
  find('#texts').textContent,
);
const texts = login.step;
const form = find<HTMLFormElement>('[data-step]');
const button = find<HTMLButtonElement>('[data-send]');
const passkey = find<HTMLButtonElement>('[data-passkey]');
const other = find<HTMLButtonElement>('[data-other]');
const remember = find<HTMLInputElement>('[name=remember]');
const lost = find<HTMLButtonElement>('[data-lost]');
const code = find<HTMLInputElement>('#step-code');
const label = find<HTMLElement>('label[for=step-code]');
const waiting = parseStored<PendingStep & { remember: boolean }>(
  tabStore.read(PENDING_STEP_KEY),
  ({ challenge }) => challenge,
);
let method: 'totp' | 'recovery_code' = 'totp';
let failure: HTMLElement | undefined;

function fail(error: unknown) {
  logFailure('/auth/second-factor', error);
  const words = error instanceof ApiProblem ? problemTextFor(problems, error) : problems.offline;
  failure = failureOf(texts.failed, words);
  button.before(failure);
  failure.scrollIntoView({ block: 'nearest' });
}

/** App codes are numeric; recovery codes are not. */
function choose(next: typeof method) {
  method = next;
  const isTotp = next === 'totp';
  label.textContent = isTotp ? texts.code : texts.recoveryCode;
  code.inputMode = isTotp ? 'numeric' : 'text';
  code.autocomplete = isTotp ? 'one-time-code' : 'off';
  other.textContent = isTotp ? texts.useRecovery : texts.useCode;
  code.value = '';
}

async function send(answer: object | null, path = '/auth/second-factor') {
  if (!answer || button.ariaBusy) return;
  failure?.remove();
  button.ariaBusy = 'true';
  try {
    await sendStep(path, { challenge: waiting?.challenge, ...answer }, waiting?.remember ?? remember.checked);
    goOn();
  } catch (error) {
    fail(error);
    code.focus();
  }
  button.ariaBusy = null;
}

/** A passkey suffices without a password. */
async function enterByPasskey() {
  if (waiting) {
    const credential = waiting.passkey && (await askPasskey(waiting.passkey));
    return send(credential ? { method: 'passkey', credential } : null);
  }
  try {
    const begun = await sendStep('/auth/passkey/options', {}, false);
    const credential = begun?.passkey && (await askPasskey(begun.passkey));
    const answer = { challenge: begun?.challenge, credential, remember: remember.checked };
    if (credential) await send(answer, '/auth/passkey');
  } catch (error) {
    fail(error);
  }
}

function goOn() {
  if (session.read() === null) return;
  tabStore.write(PENDING_STEP_KEY, null);
  const path = returnPath(new URLSearchParams(location.search).get('next'), location.origin);
  if (path.startsWith(paths.dashboard)) setFlash('welcome');
  location.replace(path);
}

if (waiting) {
  const { methods } = waiting;
  const hasTotp = methods.includes('totp');
  passkey.hidden = !waiting.passkey || !canUsePasskeys();
  other.hidden = !hasTotp || !methods.includes('recovery_code');
  choose(hasTotp ? 'totp' : 'recovery_code');
  if (passkey.hidden || hasTotp) code.focus();
  else passkey.focus();
} else {
  find('[data-alone]').hidden = false;
  find('[data-after-password]').hidden = true;
  passkey.hidden = false;
  passkey.focus();
}
// A usable passkey is the primary button.
if (!passkey.hidden) [passkey.dataset.variant, button.dataset.variant] = ['primary', 'secondary'];
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (code.value.trim()) void send({ method, code: code.value });
  else code.focus();
});
passkey.addEventListener('click', enterByPasskey);
other.addEventListener('click', () => {
  choose(method === 'totp' ? 'recovery_code' : 'totp');
  code.focus();
});
lost.addEventListener('click', async () => {
  try {
    const asked = await sendStep('/auth/second-factor/lost', { challenge: waiting?.challenge }, false);
    if (asked) find('[data-asked]').hidden = false;
    lost.hidden = true;
  } catch (error) {
    fail(error);
  }
});
addEventListener('pageshow', goOn);
