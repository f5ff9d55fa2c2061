import { keepLanguage, keptLanguage, showLanguage } from './chosen-language.ts';
import { find, findAll, texts } from './script-texts.ts';

const CONFIRMATION_MS = 2000;
const SHOWN = 'details[data-language]';

function choose(language: string) {
  showLanguage(language);
  for (const button of findAll<HTMLButtonElement>('[data-choice]')) {
    button.ariaPressed = String(button.dataset.choice === language);
  }
}

/** Copies the figure's code, confirmed for two seconds. */
async function copy(button: HTMLElement) {
  const codes = findAll('code', button.closest('figure') as HTMLElement);
  const code = codes.find((one) => one.getClientRects().length) as HTMLElement;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    // Fallback without clipboard permission.
    getSelection()?.selectAllChildren(code);
    return;
  }
  const status = find('[data-copy-status]');
  button.dataset.done = '';
  status.textContent = texts.copied;
  setTimeout(() => {
    delete button.dataset.done;
    status.textContent = '';
  }, CONFIRMATION_MS);
}

/** Highlights a field in the example. */
function light(event: Event) {
  const row = (event.target as Element).closest<HTMLElement>('.fields > [id]');
  for (const mark of findAll('[data-lit]')) delete mark.dataset.lit;
  const name = row?.id.split('.').pop();
  const call = row?.closest('.call');
  if (!name || !call) return;
  for (const mark of findAll('.k', call)) if (mark.textContent?.replaceAll('"', '') === name) mark.dataset.lit = '';
}

/** Language tabs and copy buttons. */
export function followCode(): void {
  for (const one of findAll<HTMLDetailsElement>(SHOWN)) one.open = true;
  choose(keptLanguage());
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-choice], [data-copy]');
    const language = button?.dataset.choice;
    if (button && !language) void copy(button);
    if (!button || !language) return;
    // Keeps the pressed button's position when examples change height.
    const { top } = button.getBoundingClientRect();
    choose(language);
    keepLanguage(language);
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  addEventListener('pointerover', light);
  addEventListener('focusin', light);
}
