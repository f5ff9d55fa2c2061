import { demoSignIn } from '#domain/shared/demo.ts';
import { roomPath } from '#web/paths.ts';
import { keepSession } from '../business/open-account.ts';
import { expect, test } from '../support/test.ts';
import { dashboardTab, openScreen } from './screens.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Runs in the page: the focused element if it is fully covered; "nothing" after the last stop. */
function findCovered(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing';
  // Chips and tiles show a label in place of their invisible checkbox.
  const seen = focused.matches('input[type=checkbox], input[type=radio], input[type=file]')
    ? (focused.closest('label') ?? focused)
    : focused;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const shares = [0.05, 0.5, 0.95];
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (seen.contains(hit) || hit.contains(seen));
    }),
  );
  return isSeen ? null : `${focused.tagName} ${focused.getAttribute('aria-label') ?? seen.textContent?.slice(0, 40)}`;
}

test('the bar at the foot covers nothing that has the focus', async ({ page }) => {
  test.slow();
  await keepSession(page, demoSignIn);
  for (const address of [dashboardTab('events'), roomPath('hours'), '/business/create-event']) {
    await openScreen(page, address);
    const covered: string[] = [];
    let stops = 0;
    for (; stops < 300; stops++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(findCovered);
      if (found === 'nothing') break;
      if (found) covered.push(found);
    }
    expect(stops, address).toBeGreaterThan(15);
    expect(covered, address).toEqual([]);
  }

  // Pressing a field does not scroll to it.
  const end = page.getByLabel('Ende', { exact: true });
  const bar = page.locator('.bottom-bar');
  const above = async () => ((await bar.boundingBox())?.y ?? 0) - ((await end.boundingBox())?.y ?? 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate((pixels) => scrollBy({ top: pixels, behavior: 'instant' }), 20 - (await above()));
  expect(await above()).toBeLessThan(22);
  await end.click({ position: { x: 10, y: 8 } });
  await expect(end).toBeFocused();
  await expect.poll(above).toBeGreaterThan((await end.boundingBox())?.height ?? 0);
});
