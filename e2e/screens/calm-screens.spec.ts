import type { Page } from '@playwright/test';
import { demoSignIn } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { paths, tabPath } from '#web/paths.ts';
import { keepSession } from '../business/open-account.ts';
import { expect, test } from '../support/test.ts';
import { openScreen } from './screens.ts';

/** Maxima of a screen: content height in pixels by width, and controls before unfolding. */
type Limits = { address: string; controls: number; heights: Record<360 | 768 | 1440, number> };

const screens: Limits[] = [
  { address: tabPath('profile'), controls: 14, heights: { 360: 1700, 768: 1700, 1440: 1400 } },
  { address: tabPath('user-view'), controls: 12, heights: { 360: 1500, 768: 1700, 1440: 1150 } },
  { address: tabPath('analytics'), controls: 24, heights: { 360: 2600, 768: 2400, 1440: 1700 } },
  { address: paths.account, controls: 30, heights: { 360: 2450, 768: 2000, 1440: 1500 } },
  { address: paths.createEvent, controls: 40, heights: { 360: 1660, 768: 1150, 1440: 910 } },
  { address: paths.integrations, controls: 24, heights: { 360: 1900, 768: 1500, 1440: 1300 } },
];

/** Runs in the page: height and controls of the open tab's panel, or of the whole content. */
function measure(tabs: string) {
  const panel =
    document.querySelector(`main nav[aria-label="${tabs}"]`)?.parentElement?.nextElementSibling ??
    document.querySelector('main');
  const controls = [...(panel?.querySelectorAll('a, button, input, select, textarea, summary') ?? [])];
  return {
    height: Math.round(panel?.getBoundingClientRect().height ?? 0),
    controls: controls.filter((control) => control.checkVisibility()).length,
  };
}

async function measureAt(page: Page, address: string, width: 360 | 768 | 1440) {
  await page.setViewportSize({ width, height: { 360: 780, 768: 1024, 1440: 900 }[width] });
  await openScreen(page, address);
  return page.evaluate(measure, createTranslator('de', 'dashboard', 'Dabei')('tabs.label'));
}

test('the screens of settings stay as low and as bare as they are', async ({ page }) => {
  test.slow();
  await keepSession(page, demoSignIn);
  for (const { address, controls, heights } of screens) {
    for (const width of [360, 768, 1440] as const) {
      const measured = await measureAt(page, address, width);
      expect.soft(measured.height, `${address} at ${width} px: height`).toBeLessThanOrEqual(heights[width]);
      expect.soft(measured.controls, `${address} at ${width} px: controls`).toBeLessThanOrEqual(controls);
    }
  }
});

test('a filled form of an event, its preview and its price fit one screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await keepSession(page, demoSignIn);
  await openScreen(page, paths.createEvent);
  const e = createTranslator('de', 'events', 'Dabei');
  const p = createTranslator('de', 'create-event', 'Dabei');
  await page.getByLabel(e('line.label')).fill(e('line.example'));
  await expect(page.getByRole('list', { name: e('line.understood') })).toBeVisible();
  await expect(page.getByRole('list', { name: e('audience.chosen') })).toBeVisible();
  const whole = [
    page.getByRole('region', { name: p('preview.title') }),
    page.getByRole('button', { name: p('submit') }),
    page.getByRole('button', { name: p('draft') }),
    page.getByRole('checkbox', { name: e('fields.push_notification') }),
  ];
  for (const part of whole) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('fields of a form have even gaps, with and without their messages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(paths.contact);
  const tops = async () => {
    const controls = page.locator('form[data-contact]').locator('select, input[name], textarea');
    return controls.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
  };
  const before = await tops();
  const steps = before.slice(1).map((top, index) => top - (before[index] ?? 0));
  expect(before).toHaveLength(4);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  await page.locator('[data-send]').click();
  await expect(page.locator('#contact-name')).toHaveAttribute('aria-invalid', 'true');
  expect(await tops()).toEqual(before);
});
