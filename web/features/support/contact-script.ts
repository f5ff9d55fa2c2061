/* Inline script of the contact form: keeps input, validates, sends; keep it small. Texts are in the form. */
import { apiBase } from '#web/api/settings.ts';
import { visitorHeaders } from '#web/api/sign.ts';
import { attempt } from '#web/shell/browser-store.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const DRAFT = 'dabei.contact';
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const form = find<HTMLFormElement>('[data-contact]');
const failure = find('[data-failure]');
const sent = find('[data-sent]');
const button = find<HTMLButtonElement>('[data-send]');
// The honeypot has no name.
const fields = [...form.querySelectorAll<Field>('[name],[tabindex]')];
const values = () => Object.fromEntries(fields.map(({ name, value }) => [name || 'website', value]));
let lastBody = '';
let key = '';

function show(field: Field, error = '') {
  const message = document.getElementById(`${field.id}-message`);
  if (!message) return;
  const [live] = message.children;
  live?.replaceChildren(...(error ? [find<HTMLTemplateElement>('template').content.cloneNode(true), error] : []));
  field.ariaInvalid = String(Boolean(error));
  if (error) field.setAttribute('aria-describedby', message.id);
}

function isRight(field: Field) {
  const length = field.value.trim().length;
  const isWrong = !field.validity.valid || length < (field as HTMLInputElement).minLength;
  const { missing, wrong } = field.dataset;
  show(field, length || !field.required ? (isWrong && wrong ? wrong : '') : missing);
  return field.ariaInvalid !== 'true';
}

function fail(words = '', minutes = 0) {
  failure.hidden = !words;
  find('[data-reason]').textContent = words.replace('{n}', String(minutes));
}

async function send() {
  const body = JSON.stringify(values());
  if (body !== lastBody) key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  lastBody = body;
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...visitorHeaders() };
  const answer = await fetch(`${apiBase()}/contact`, { method: 'POST', headers, body });
  if (answer.ok) return done();
  // biome-ignore lint/suspicious/noConsole: support needs the request id
  console.error(answer.headers.get('X-Request-Id'));
  const { limited, refused, broken } = form.dataset;
  if (answer.status === 429) {
    return fail(limited, Math.max(2, Math.ceil(Number(answer.headers.get('Retry-After')) / 60)));
  }
  if (answer.status !== 422) return fail(broken);
  const { errors = [] } = await answer.json();
  for (const field of fields)
    if (errors.some(({ path }: { path: string }) => path === field.name)) show(field, field.dataset.wrong);
  fail(refused);
}

function done() {
  const to = find('[data-sent-to]');
  to.textContent = (to.dataset.sentTo as string).replace('{email}', values().email as string);
  form.reset();
  lastBody = '';
  attempt(() => sessionStorage.removeItem(DRAFT));
  swap(true);
  find('[data-sent] h2').focus();
}

function swap(isSent: boolean) {
  form.hidden = isSent;
  sent.hidden = !isSent;
}

form.addEventListener('input', ({ target }) => {
  attempt(() => sessionStorage.setItem(DRAFT, JSON.stringify(values())));
  if ((target as Field).ariaInvalid === 'true') isRight(target as Field);
});
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  // A new message would move the button away from the click.
  if (relatedTarget !== button && (target as Field).name) isRight(target as Field);
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  fail();
  const wrong = fields.filter((field) => !isRight(field));
  if (wrong[0]) return wrong[0].focus();
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  await send().catch(() => fail(form.dataset.offline));
  button.ariaBusy = null;
});
find('[data-again]').addEventListener('click', () => swap(false));
attempt(() => {
  const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');
  const topic = new URLSearchParams(location.search).get('topic');
  for (const field of fields) field.value ||= (field.name === 'topic' && topic) || draft[field.name] || '';
});
