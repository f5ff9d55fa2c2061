import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '#i18n/de/kit.ts';
import { groups } from './groups.ts';

/** Components without a section, with the reason. */
const withoutSection: Record<string, string> = {
  'button-content': 'the inside of Button and ButtonLink',
  'confirm-popup': 'ConfirmDialog opens it',
  'dialog-frame': 'Dialog opens it',
  'dialog-on-demand': 'draws nothing: loads a dialog',
  'menu-popup': 'Menu opens it',
  'on-demand': 'draws nothing: loads a component',
  'popup-button': 'the button in DayField and TimeField',
  'time-list': 'TimeField opens it',
  'toast-list': 'ToastProvider draws it',
  'upright-ticket': 'stands in the section of Ticket',
};

test('the gallery at /demo/kit has a section for every component of web/ui, once', () => {
  const files = readdirSync('web/ui').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const shown = Object.values(groups).flatMap((group) => Object.keys(group));
  const known = [...shown, ...Object.keys(withoutSection)].map((name) => `${name}.tsx`);
  expect(known.toSorted()).toEqual(files.toSorted());
  expect(shown.toSorted()).toEqual(Object.keys(texts.use).toSorted());
});
