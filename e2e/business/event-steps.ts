import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/shared/language.ts';
import { formatDay } from '#i18n/format.ts';
import { expect } from '../support/test.ts';

/** Today where events take place. */
export const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());

/** Chooses a day of the month that is shown, of the days around it, or of a later month: near its end, next week is one. */
export async function chooseDay(scope: Page | Locator, label: string, day: string, language: Language) {
  await scope.getByRole('button', { name: new RegExp(`: ${label}(,|$)`) }).click();
  const calendar = scope.getByRole('group', { name: label, exact: true });
  await expect(calendar.getByRole('gridcell').first()).toBeVisible();
  const button = calendar.locator(`[data-day="${day}"] button`);
  while ((await button.count()) === 0) await calendar.locator('nav button').last().click();
  await button.click();
  await expect(scope.getByRole('button', { name: `: ${label}, ${formatDay(day, language)}` })).toBeFocused();
}

/** Waits for a message and closes it: otherwise it may lie over what is pressed next, for as long as the mouse is on it. */
export async function readToast(page: Page, message: string) {
  const toast = page.getByRole('dialog', { name: message });
  await expect(toast).toBeVisible();
  // It may have gone by itself meanwhile.
  await toast
    .locator('button')
    .click({ timeout: 6000 })
    .catch(() => undefined);
  await expect(toast).toBeHidden();
}

/** Sees what was just published hanging, with the message that it is, and closes it. */
export async function seeHanging(page: Page, words: { title: string; message: string; close: string }) {
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toContainText(words.message);
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the menu that `more` names and chooses an entry of it. */
export async function chooseInMenu(page: Page, more: string, entry: string, scope: Page | Locator = page) {
  await scope.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** A small picture. */
export const picture = {
  name: 'hof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
};
