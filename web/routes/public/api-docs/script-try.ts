import { find, findAll, page, texts } from './script-texts.ts';

const API = '/api/v1';
/** Milliseconds during which a second press confirms. */
const CONFIRM_MS = 8000;
/** Response headers shown. */
const SHOWN_HEADERS = /^(etag|ratelimit-|retry-after|location|content-type|x-request-id|idempotency)/;

const typedIn = (form: HTMLFormElement, name: string) =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.value.trim() ?? '';

function showMessage(form: HTMLFormElement, text: string, culprit?: string) {
  find('[data-say]', form).textContent = text;
  for (const field of findAll('[aria-invalid]', form)) field.removeAttribute('aria-invalid');
  if (!culprit) return;
  const field = form.elements.namedItem(culprit) as HTMLElement;
  field.ariaInvalid = 'true';
  field.focus();
}

/** The address with parameters; undefined, with a message, if one is missing. */
function addressOf(form: HTMLFormElement): string | undefined {
  let path = form.dataset.path ?? '';
  for (const [hole, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = typedIn(form, `path.${name}`);
    if (!value) {
      showMessage(form, texts.missing.replace('{name}', name), `path.${name}`);
      return;
    }
    path = path.replace(hole, encodeURIComponent(value));
  }
  const query = new URLSearchParams();
  for (const field of findAll<HTMLInputElement>('[name^="query."]', form)) {
    if (field.value.trim()) query.set(field.name.slice('query.'.length), field.value.trim());
  }
  return `${API}${path}${query.size ? `?${query}` : ''}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function pretty(text: string): string {
  return isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text;
}

async function show(form: HTMLFormElement, answer: Response, took: number) {
  const text = await answer.text();
  const frame = find('[data-answer]', form);
  frame.hidden = false;
  frame.dataset.ok = String(answer.ok);
  find('[data-status]', frame).textContent = `${answer.status} ${answer.statusText}`;
  find('[data-time]', frame).textContent = texts.milliseconds.replace('{count}', String(Math.round(took)));
  find('code', frame).textContent = pretty(text) || texts.empty;
  const headers = [...answer.headers].filter(([name]) => SHOWN_HEADERS.test(name));
  find('[data-headers]', frame).textContent = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}

async function send(form: HTMLFormElement, address: string, body: string) {
  const method = form.dataset.try ?? 'GET';
  const button = find<HTMLButtonElement>('[type=submit]', form);
  const headers: Record<string, string> = { 'X-API-Key': typedIn(form, 'key') };
  if (body) headers['Content-Type'] = 'application/json';
  button.ariaBusy = 'true';
  showMessage(form, texts.busy);
  const start = performance.now();
  try {
    // Authenticated by key only, without cookies.
    const init = { method, headers, credentials: 'omit', cache: 'no-store' } as const;
    const answer = await fetch(address, body ? { ...init, body } : init);
    await show(form, answer, performance.now() - start);
    showMessage(form, '');
  } catch {
    showMessage(form, texts.unreachable);
  }
  button.removeAttribute('aria-busy');
}

function setAwaitingConfirmation(form: HTMLFormElement, isAsked: boolean) {
  find('[type=submit] span', form).textContent = isAsked ? texts.really : texts.send;
  if (isAsked) form.dataset.asked = '';
  else delete form.dataset.asked;
}

function onSubmit(event: SubmitEvent) {
  const form = (event.target as Element).closest<HTMLFormElement>('[data-try]');
  if (!form) return;
  event.preventDefault();
  if (find('[aria-busy]', form)) return;
  if (!typedIn(form, 'key')) return showMessage(form, texts.needsKey, 'key');
  const address = addressOf(form);
  if (!address) return;
  const body = typedIn(form, 'body');
  if (body && !isJson(body)) return showMessage(form, texts.badJson, 'body');
  const isAsked = 'asked' in form.dataset;
  setAwaitingConfirmation(form, false);
  if (form.dataset.try === 'GET' || isAsked) return void send(form, address, body);
  setAwaitingConfirmation(form, true);
  showMessage(form, texts.sure);
  setTimeout(() => {
    if (!('asked' in form.dataset)) return;
    setAwaitingConfirmation(form, false);
    showMessage(form, '');
  }, CONFIRM_MS);
}

/** Shares a typed key between forms, except those with the public key; stored nowhere else. */
function keep(key: string, from?: HTMLInputElement) {
  for (const field of findAll<HTMLInputElement>('[data-try] [name=key]')) {
    if (field !== from && !field.defaultValue) field.value = key;
  }
}

export function followTries(): void {
  addEventListener('submit', onSubmit);
  addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement;
    if (field.name === 'key' && field.closest('[data-try]') && !field.defaultValue) keep(field.value, field);
  });
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-demo-key]')) keep(page.dataset.demo ?? '');
  });
}
