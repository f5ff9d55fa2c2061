import type { Page } from '@playwright/test';

export const openFold = (page: Page, name: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name, exact: true }) }).click();
