/* Inline script in every page's head, before first paint; keep it small. */
import { KEPT_READS } from '#domain/phone-app/addresses.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { attempt, isBrowserOpen, writeCookie } from '#web/shell/browser-store.ts';
import { LANGUAGE_EVENT, SESSION_EVENT, SESSION_KEY } from '#web/shell/events.ts';

const LANGUAGE_KEY = 'dabei.language';
const THEME_KEY = 'dabei.theme';
const root = document.documentElement;

function rememberLanguage(language: string) {
  attempt(() => localStorage.setItem(LANGUAGE_KEY, language));
  writeCookie(`language=${language};max-age=31536000;samesite=lax`);
}

/** The chosen language wins over the server's guess, with at most one reload. */
function followLanguage() {
  const stored = attempt(() => localStorage.getItem(LANGUAGE_KEY));
  const language = isLanguage(stored) ? stored : root.lang;
  rememberLanguage(language);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const canReload = navigation?.type !== 'reload' && document.cookie.includes(`language=${language}`);
  if (language !== root.lang && canReload) location.reload();
}

function switchLanguage(language: string) {
  rememberLanguage(language);
  const event = new CustomEvent(LANGUAGE_EVENT, { detail: language, cancelable: true });
  if (language !== root.lang && dispatchEvent(event)) location.reload();
}

function systemTheme() {
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
}

function followTheme() {
  const theme = attempt(() => localStorage.getItem(THEME_KEY));
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** Choosing the system's theme clears the choice. */
function switchTheme() {
  const theme = (root.dataset.theme ?? systemTheme()) === 'dark' ? 'light' : 'dark';
  attempt(() => {
    if (theme === systemTheme()) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  });
  root.dataset.theme = theme;
}

/** Also clears data kept per session: the worker's cache and keys with the same prefix. */
const forgetSession = () =>
  attempt(() => {
    for (const name in localStorage) if (name.includes(SESSION_KEY)) localStorage.removeItem(name);
    caches.delete(KEPT_READS);
  });

/** A view of staff has its session in the tab. Clears an unremembered session if the browser was closed since. */
function readSession(): { access_token?: string; company_name?: string; remember?: boolean } | undefined {
  const session = attempt(() =>
    JSON.parse((sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(SESSION_KEY)) as string),
  );
  if (session?.remember || isBrowserOpen()) return session;
  forgetSession();
}

function followSession() {
  const session = readSession();
  root.toggleAttribute('data-session', Boolean(session));
  for (const element of document.querySelectorAll<HTMLElement>('[data-company]')) {
    element.textContent = session?.company_name ?? (element.dataset.company as string);
  }
}

/** Loopback names count as equal. */
function plainOrigin(url: string) {
  return url.replace('127.0.0.1', 'localhost');
}

async function logOut() {
  const token = readSession()?.access_token;
  forgetSession();
  const setting = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
  const headers = { 'X-API-Key': setting('api-key'), Authorization: `Bearer ${token}` };
  const host = setting('api-host');
  const isHere = plainOrigin(host) === plainOrigin(location.origin);
  const url = `${isHere ? '' : host}/api/v1/auth/logout`;
  await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(3000), keepalive: true }).catch(() => {});
  location.assign('/');
}

addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[data-action]');
  const action = button?.dataset.action;
  if (!action) return;
  event.preventDefault();
  if (action === 'language') switchLanguage(button.value);
  if (action === 'theme') switchTheme();
  if (action === 'logout') void logOut();
});
addEventListener(SESSION_EVENT, followSession);
addEventListener('storage', followTheme);
addEventListener('storage', followSession);
addEventListener('pageshow', (event) => {
  if (event.persisted) followLanguage();
});
addEventListener('DOMContentLoaded', followSession);

root.dataset.script = '';
followLanguage();
followTheme();
followSession();
