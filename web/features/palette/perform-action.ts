import type { PaletteEntry } from './own-entries.ts';

/** Does what a button of the header does: the script of every page listens for these, and whoever has to know of a logout, too. */
export function performAction({ name, value = '' }: NonNullable<PaletteEntry['action']>): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = value;
  button.dataset.action = name;
  button.hidden = true;
  document.body.append(button);
  button.click();
  button.remove();
}
