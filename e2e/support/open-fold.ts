import type { Page } from '@playwright/test';

/** Opens the part of a page that is folded under this name. */
export const openFold = (page: Page, name: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name, exact: true }) }).click();
