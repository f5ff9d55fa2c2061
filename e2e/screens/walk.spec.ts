import { triesAll } from '#tests/support/cases.ts';
import { checkScreen, expect, test } from '../support/test.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { audiences, openGroups, openScreen } from './screens.ts';

/** The languages cover both widths and themes between them: `.ci/run` walks twice, `npm test` on the phone. */
const looks = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 640 }, colorScheme: 'light' },
  { language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;
/** Cumulative layout shift while a screen opens. */
const MOST_SHIFT = 0.01;

/** Runs in the page before any script. */
function observeShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: table parts with a changed `display`, which loses their role in some screen readers. */
function findForgotten(): string[] {
  const parts = [...document.querySelectorAll('table, thead, tbody, tr, th, td')];
  const isForgotten = (part: Element) => {
    const { display } = getComputedStyle(part);
    return !display.startsWith('table') && display !== 'none' && !part.hasAttribute('role');
  };
  return parts.filter(isForgotten).map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
}

for (const { language, ...look } of triesAll ? looks : looks.slice(0, 1)) {
  test.describe(`${language}, ${look.colorScheme}, ${look.viewport.width} px`, () => {
    test.use(look);

    const isNarrow = look.viewport.width < 400;
    for (const { name, open } of audiences) {
      test(`every screen is whole, fits and is accessible: ${name}`, async ({ page, allowConsole }) => {
        test.slow();
        allowConsole(/404/);
        await page.addInitScript(observeShifts);
        for (const { path, isProse, isStill, ...headlines } of await open(page)) {
          await test.step(path, async () => {
            await openScreen(page, path);
            await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
            const headline = headlines[language];
            if (headline) await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(headline);
            if (isProse) await expect.soft(page.getByRole('main')).not.toContainText(/\{\{|undefined|<\w+>/);
            await checkScreen(page);
            expect.soft(await page.evaluate(findForgotten), `${path}: tables`).toEqual([]);
            const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
            const shift = shifts.reduce((sum, value) => sum + value, 0);
            if (isStill) expect.soft(shift, `${path}: moves by itself`).toBeLessThan(MOST_SHIFT);
            if (isNarrow) expect.soft(await page.evaluate(findSmallTargets), `${path}: targets`).toEqual([]);
            if (isNarrow) await page.evaluate(openGroups);
            const widths = isNarrow ? [360, 320] : [look.viewport.width];
            for (const width of widths) {
              await page.setViewportSize({ ...look.viewport, width });
              const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
              expect.soft(overflow, `${path}: pixels beyond the right edge of ${width}`).toBeLessThanOrEqual(0);
            }
            await page.setViewportSize(look.viewport);
          });
        }
      });
    }
  });
}
