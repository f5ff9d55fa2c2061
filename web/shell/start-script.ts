/*
 * Inline at the end of every hydrated page. What is typed, chosen and sent before React has taken over is kept, and handed over
 * to it. A page that is whole without its scripts starts them only once it has been painted.
 */
import { HYDRATED_EVENT, LANGUAGE_EVENT, LISTENING_EVENT } from '#web/shell/events.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By the field, and those of which one is chosen by their name. */
const typed = new Map<Field | string, [field: Field, value: string | boolean]>();
let sent: SubmitEvent | undefined;
/** The last button that was pressed. What is pressed twice is not meant twice. */
let pressed: HTMLElement | undefined;
let language: CustomEvent<string> | undefined;
/** A press that React hears is not repeated. */
const listening = new AbortController();
const taken = new AbortController();
const early = { capture: true, signal: taken.signal };

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** React looks only at what differs from what it has noted, and it notes what is assigned, unless the prototype does it. */
function giveBack([field, value]: [Field, string | boolean]) {
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
    typed.forEach(giveBack);
    if (language) dispatchEvent(new CustomEvent(LANGUAGE_EVENT, { detail: language.detail, cancelable: true }));
    if (pressed?.isConnected) pressed.click();
    const { submitter, target } = sent ?? {};
    if (submitter) submitter.click();
    else (target as HTMLFormElement | undefined)?.requestSubmit();
  },
  { once: true },
);

// Frames are drawn only where somebody looks. The second one begins when the first is on its way to the screen.
if (document.hidden) start();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
