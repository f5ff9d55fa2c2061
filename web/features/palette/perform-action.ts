import type { PaletteEntry } from './own-entries.ts';

/** Clicks a button for the page script and other listeners, such as for the logout. */
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
