import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/shared/language.ts';
import { formatDay } from '#i18n/format.ts';
import { expect } from '../support/test.ts';

/** Picks a day, also one of an earlier or a later month than the shown one: near a month's end next week is later. */
export async function chooseDay(scope: Page | Locator, label: string, day: string, language: Language) {
  await scope.getByRole('button', { name: new RegExp(`: ${label}(,|$)`) }).click();
  const calendar = scope.getByRole('group', { name: label, exact: true });
  const firstShown = calendar.locator('[data-day]').first();
  await expect(firstShown).toBeVisible();
  const button = calendar.locator(`[data-day="${day}"] button`);
  const isEarlier = day < ((await firstShown.getAttribute('data-day')) ?? '');
  const turn = isEarlier ? calendar.locator('nav button').first() : calendar.locator('nav button').last();
  while ((await button.count()) === 0) await turn.click();
  await button.click();
  await expect(scope.getByRole('button', { name: `: ${label}, ${formatDay(day, language)}` })).toBeFocused();
}

/** Reads and closes a toast, which stays while hovered and could cover the next target. */
export async function readToast(page: Page, message: string) {
  const toast = page.getByRole('dialog', { name: message });
  await expect(toast).toBeVisible();
  // It may have closed by itself.
  await toast
    .locator('button')
    .click({ timeout: 6000 })
    .catch(() => undefined);
  await expect(toast).toBeHidden();
}

/** Sees the published dialog with its message and closes it. */
export async function seeHanging(page: Page, words: { title: string; message: string; close: string }) {
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toContainText(words.message);
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the menu named `more` and picks an entry. */
export async function chooseInMenu(page: Page, more: string, entry: string, scope: Page | Locator = page) {
  await scope.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Opens the part of the form of an event that is behind this word. */
export const openWord = (scope: Page | Locator, word: string) =>
  scope.getByRole('button', { name: word, exact: true }).click();

export const picture = {
  name: 'hof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
};
