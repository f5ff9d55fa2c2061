import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { chooseInMenu } from '../business/event-steps.ts';
import { authorize, keepSession, openVerifiedAccount } from '../business/open-account.ts';
import { expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { dashboardTab, openScreen } from './screens.ts';

const phone = { width: 360, height: 780 };
test.use({ viewport: phone });

const title = 'Frühschoppen';
const guests = createTranslator('de', 'guests', 'Dabei');
const demo = createTranslator('de', 'guest-phone', 'Dabei');
const app = createTranslator('de', 'app', 'Dabei');
const events = createTranslator('de', 'events', 'Dabei');

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('no box');
  return { ...box, bottom: box.y + box.height };
}

/** Runs in the page: figures that overlap words on the strips. */
function findCovering(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
  const words = boxes('.strip b');
  const people = boxes('.passers :is(path, circle)');
  if (words.length === 0 || people.length === 0) return ['nothing to compare'];
  const isOn = (one: DOMRect, word: DOMRect) =>
    one.left < word.right && one.right > word.left && one.top < word.bottom && one.bottom > word.top;
  return people.filter((one) => words.some((word) => isOn(one, word))).map(({ left, top }) => `${left}, ${top}`);
}

async function checkNotice(page: Page) {
  for (const width of [320, 360, 767, 768, 1440]) {
    await page.setViewportSize({ ...phone, width });
    expect(await page.evaluate(findCovering), `${width} px`).toEqual([]);
  }
  await page.setViewportSize(phone);
  const lines = await page.locator('h1').evaluate((heading) => {
    return heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).fontSize);
  });
  expect(lines, 'a title of twelve letters stands on one line').toBeLessThan(1.6);
  const column = await boxOf(page.locator('h2#host'));
  for (const name of [guests('showWay'), guests('report')]) {
    const { x, height } = await boxOf(page.getByRole('link', { name }));
    expect(height, name).toBeGreaterThanOrEqual(44);
    expect(x, name).toBeGreaterThanOrEqual(column.x);
  }
}

/** Left and right edges of a table head's words. */
function measureWords(cells: Element[]) {
  return cells.map((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    const { left, right } = words.getBoundingClientRect();
    return { left, right };
  });
}

test('on a phone nothing lies on something else, and what was done can be seen', async ({ page, request }) => {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const profile = { display_name: account.company, is_visible: true };
  expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
  const data = {
    title,
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
    await page.getByRole('button', { name: demo('event.join', { title }) }).click();
    const answer = await boxOf(page.getByText('Du bist dabei.'));
    const tabs = await boxOf(page.getByRole('navigation').last());
    expect(answer.bottom).toBeLessThanOrEqual(tabs.y);
    await expect(page.locator('[data-strip=gone]')).toHaveCount(1);
    expect((await boxOf(page.locator('[data-strip]').first())).bottom).toBeLessThanOrEqual(answer.y);
  });

  await test.step('the heads of a table', async () => {
    await page.goto('/features');
    const heads = page.locator('main table').first().locator('thead th');
    const words = await heads.evaluateAll(measureWords);
    expect(words.length).toBe(3);
    for (const [index, { left }] of words.entries()) expect(left).toBeGreaterThan((words[index - 1]?.right ?? -1) + 3);
  });

  await test.step('the error of a narrow field', async () => {
    await page.goto('/register?step=1');
    await page.getByRole('radio', { name: 'Bar', exact: true }).check();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('PLZ').fill('1204');
    await page.getByLabel('PLZ').blur();
    const error = await boxOf(page.getByText(/^Fünf Ziffern/));
    expect(error.width).toBeGreaterThan(200);
    expect(error.height).toBeLessThan(45);
  });

  await test.step('the quick edit of an event', async () => {
    await keepSession(page, account);
    await openScreen(page, dashboardTab('events'));
    await chooseInMenu(page, events('actions.more', { title }), events('actions.editHere'));
    // The bar appears after the screen.
    const bar = await boxOf(page.getByRole('navigation', { name: app('bar.label') }));
    await page.evaluate(() => scrollTo({ top: 0 }));
    const save = await boxOf(page.getByRole('button', { name: events('edit.save'), exact: true }));
    expect(save.bottom).toBeLessThanOrEqual(bar.y);
  });
});
