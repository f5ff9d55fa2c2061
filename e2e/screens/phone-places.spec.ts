import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import { today } from '../business/event-steps.ts';
import { authorize, openVerifiedAccount, signIn } from '../business/open-account.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 780 } });

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('no box');
  return box;
}

/** Runs in the page: the words of strips that somebody below them covers. */
function findCoveredWords(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
  const words = boxes('.strip b');
  const people = boxes('.passers :is(path, circle)');
  if (words.length === 0 || people.length === 0) return ['nothing to compare'];
  return people
    .filter((one) =>
      words.some(
        (word) => one.left < word.right && one.right > word.left && one.top < word.bottom && one.bottom > word.top,
      ),
    )
    .map(({ left, top }) => `${left}, ${top}`);
}

async function checkNotice(page: Page) {
  for (const width of [320, 360, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(findCoveredWords), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  const lines = await page.locator('h1').evaluate((title) => {
    const { height } = title.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(title).fontSize);
  });
  expect(lines, 'a title of twelve letters stands on one line').toBeLessThan(1.6);
  const column = await boxOf(page.locator('.host h2'));
  for (const name of ['Weg zeigen', 'Event melden']) {
    const { x, height } = await boxOf(page.getByRole('link', { name }));
    expect(height).toBeGreaterThanOrEqual(44);
    expect(x).toBeGreaterThanOrEqual(column.x);
  }
  expect((await boxOf(page.getByRole('link', { name: 'Event melden' }))).x).toBe(column.x);
}

test('a phone shows what was done, and nothing lies on something else', async ({ page, request }) => {
  test.slow();
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const profile = { display_name: account.company, is_visible: true };
  expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
  const data = {
    title: 'Frühschoppen',
    description: 'Mit Brezn.',
    event_date: addDays(today, 9),
    start_time: '10:00',
    participant_type: 'limited',
    max_participants: 40,
    tariff: 'dialog',
    status: 'published',
  };
  const created = await request.post('/api/v1/events', { headers, data });
  const event: { id: string; page_url: string } = await created.json();

  await test.step('the page of an event', async () => {
    await page.goto(new URL(event.page_url).pathname);
    await checkNotice(page);
  });

  await test.step('joining', async () => {
    await page.goto(`/demo/app?event=${event.id}`);
    await page.getByRole('button', { name: 'Dabei: Frühschoppen' }).click();
    const bar = await boxOf(page.getByText('Du bist dabei.'));
    const tabs = await boxOf(page.getByRole('navigation').last());
    expect(bar.y + bar.height).toBeLessThanOrEqual(tabs.y);
    await expect(page.locator('.tear-gone')).toHaveCount(1);
    const strip = await boxOf(page.locator('.tear-strip').first());
    expect(strip.y + strip.height).toBeLessThanOrEqual(bar.y);
  });

  await test.step('the heads of a table', async () => {
    await page.goto('/features');
    const heads = page.locator('main table').first().locator('thead th span, thead th');
    const boxes = await heads.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(boxes.length).toBe(3);
    boxes.forEach(({ left }, index) => {
      expect(left).toBeGreaterThan((boxes[index - 1]?.right ?? -1) + 3);
    });
  });

  await test.step('the error of a narrow field', async () => {
    await page.goto('/register');
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('PLZ').fill('1204');
    await page.getByLabel('PLZ').blur();
    const error = await boxOf(page.getByText('Eine PLZ in Deutschland hat fünf Ziffern', { exact: false }));
    expect(error.width).toBeGreaterThan(200);
    expect(error.height).toBeLessThan(45);
  });

  await test.step('the quick edit of an event', async () => {
    await signIn(page, account);
    await page.goto('/business/dashboard?tab=events');
    await page.getByRole('button', { name: /Frühschoppen.*bearbeiten|bearbeiten.*Frühschoppen/i }).click();
    await page.evaluate(() => scrollTo({ top: 0 }));
    const save = await boxOf(page.getByRole('button', { name: 'Speichern' }));
    const bar = await boxOf(page.getByRole('navigation').last());
    expect(save.y + save.height).toBeLessThanOrEqual(bar.y);
  });
});
