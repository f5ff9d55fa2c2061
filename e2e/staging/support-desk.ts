import type { Page } from '@playwright/test';
import { checkAccessibility, expect } from '../support/test.ts';
import { stagingPage, words } from './staging-page.ts';

export async function signInToDesk(page: Page, username = 'support'): Promise<void> {
  await page.goto('/staging/login');
  await stagingPage(page, words.de).logIn(undefined, username);
  await expect(page).not.toHaveURL(/login/);
}

/** Finds a customer by an address and loads people and acts. */
export async function openCustomer(page: Page, email: string, company: string): Promise<void> {
  await page.goto(`/staging/customers?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: company }).first().click();
  await page.getByRole('button', { name: 'Team und Zugang laden' }).click();
  await expect(page.getByRole('list', { name: 'Team' })).toBeVisible();
}

/** Carries out the act of the open dialog, after it was refused without a reason. */
export async function act(page: Page, name: string, submit: string, done: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog.getByText('Fehlt noch.').first()).toBeVisible();
  await dialog.getByLabel('Grund').fill('Ruft an und bittet darum.');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: submit }).click();
  await expect(page.getByText(done).first()).toBeVisible();
}

/** Opens the dialog of an act for a person, or for the business. */
export async function choose(page: Page, whose: RegExp, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: whose }).click();
  await page.getByRole('menuitem', { name }).click();
}
