/** Texts of the script, embedded in the page's language. */
export type ScriptTexts = Record<
  | 'sure'
  | 'really'
  | 'send'
  | 'busy'
  | 'needsKey'
  | 'missing'
  | 'badJson'
  | 'unreachable'
  | 'empty'
  | 'copied'
  | 'milliseconds'
  | 'found',
  string
>;

export function find<E extends HTMLElement>(selector: string, within: ParentNode = document): E {
  return within.querySelector(selector) as E;
}

export function findAll<E extends HTMLElement>(selector: string, within: ParentNode = document): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

export const page = find('[data-texts]');
export const texts: ScriptTexts = JSON.parse(page.dataset.texts ?? '{}');
