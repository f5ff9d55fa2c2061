/*
 * Inline at the end of hydrated pages: records input, clicks and submits before hydration and replays them. Starts the
 * scripts of `after-paint` pages after painting.
 */
import { HYDRATED_EVENT, LANGUAGE_EVENT, LISTENING_EVENT } from '#web/shell/events.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By field; radio buttons by name. */
const typed = new Map<Field | string, [field: Field, value: string | boolean]>();
let sent: SubmitEvent | undefined;
/** The last pressed button; double clicks count once. */
let pressed: HTMLElement | undefined;
let language: CustomEvent<string> | undefined;
/** Clicks React has handled are not replayed. */
const listening = new AbortController();
const taken = new AbortController();
const early = { capture: true, signal: taken.signal };

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** React ignores values equal to those it tracks, and it tracks assignments except via the prototype. */
function replay([field, value]: [Field, string | boolean]) {
  if (isTick(field)) {
    field.checked = !value;
    return field.click();
  }
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

function start() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]:not([as])'))
    link.rel = 'modulepreload';
  const waiting = document.querySelector('script[type=later]');
  if (!waiting) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = waiting.textContent;
  waiting.replaceWith(script);
}

addEventListener(
  'input',
  ({ target }) => {
    const field = target as Field;
    typed.set(field.type === 'radio' ? field.name : field, [field, isTick(field) ? field.checked : field.value]);
  },
  early,
);
addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    sent = event as SubmitEvent;
  },
  early,
);
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      'button:not([data-action], [popovertarget], [type=submit])',
    );
    if (button) pressed = button;
  },
  { capture: true, signal: listening.signal },
);
addEventListener(LISTENING_EVENT, () => listening.abort(), { once: true });
/** Marks the root at a logout, which the redirect to the login must not overtake. */
addEventListener(
  'click',
  ({ target }) => {
    if ((target as Element).closest('[data-action=logout]')) document.documentElement.dataset.leaving = '';
  },
  true,
);
addEventListener(
  LANGUAGE_EVENT,
  (event) => {
    event.preventDefault();
    language = event as CustomEvent<string>;
  },
  early,
);
addEventListener(
  HYDRATED_EVENT,
  () => {
    taken.abort();
    typed.forEach(replay);
    if (language) dispatchEvent(new CustomEvent(LANGUAGE_EVENT, { detail: language.detail, cancelable: true }));
    if (pressed?.isConnected) pressed.click();
    // Hydration has written the history's state, which stops the navigation of a logout.
    if ('leaving' in document.documentElement.dataset) location.assign('/');
    const { submitter, target } = sent ?? {};
    if (submitter) submitter.click();
    else (target as HTMLFormElement | undefined)?.requestSubmit();
  },
  { once: true },
);

// Hidden documents get no frames. The second frame starts after the first has been rendered.
if (document.hidden) start();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
