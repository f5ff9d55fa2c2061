import type { Locator, Page } from '@playwright/test';
import { trial } from '#domain/plans/price-lists.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDay, formatDayOfMonth, formatDayShort, formatStub } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseDay, openWord, picture, readToast, seeHanging } from './event-steps.ts';
import { openAs, openVerifiedAccount, spendTrial } from './open-account.ts';

const PAGE = '/business/create-event';
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };
const runs = [
  { language: 'de', locale: 'de-DE', size: 'desktop' },
  { language: 'en', locale: 'en-GB', size: 'phone' },
] as const;

for (const { language, locale, size } of firstOf(runs)) {
  test.describe(`create an event on its page, ${language}, ${size}`, () => {
    test.use({ locale, viewport: sizes[size] });

    test('what is typed saves itself, is previewed, and becomes an event', async ({ page, browser, allowConsole }) => {
      test.slow();
      // Two devices: the second save is refused and merges both.
      allowConsole(/status of 412/);
      const { t, p, g } = wordsOf(language);
      const account = await openVerifiedAccount();
      await openAs(page, account, PAGE);
      if (size === 'phone') {
        // With nothing opened, two screens of a phone.
        const name = page.getByLabel(t('fields.title'), { exact: true });
        expect(await name.evaluate((it) => it.closest('form')?.offsetHeight)).toBeLessThan(2 * 780);
      }
      const create = page.getByRole('button', { name: p('submit') });
      await create.click();
      await expect(page.getByText(p('missing')).first()).toBeVisible();
      await expect(page.getByLabel(t('fields.title'), { exact: true })).toBeFocused();

      await page.getByLabel(t('fields.title'), { exact: true }).fill('Kneipenquiz');
      await page.getByLabel(t('fields.description')).fill('Sechs Runden, eine Kiste Fassbrause.');
      const date = addDays(today, 3);
      await chooseDay(page, t('fields.event_date'), date, language);
      const start = page.getByLabel(t('fields.start_time'), { exact: true });
      const end = page.getByLabel(t('fields.end_time'), { exact: true });
      await start.fill('abends');
      await end.fill('2330');
      await expect(page.getByText(t('fields.timeInvalid'))).toBeVisible();
      await expect(end).toHaveValue('2330');
      await start.fill('19');
      await expect(end).toHaveValue('23:30');
      await page.keyboard.press('Tab');
      await expect(start).toHaveValue('19:00');
      await start.fill('20.00');
      await page.keyboard.press('Tab');
      await expect(end).toHaveValue('00:30');
      const nextDay = formatDayOfMonth(addDays(date, 1), language);
      await expect(page.getByText(t('runsUntilDay', { day: nextDay }))).toBeVisible();

      const tags = page.getByRole('group', { name: new RegExp(`^${t('fields.tags')}`) });
      const search = page.getByLabel(t('audience.search'));
      await expect(tags.getByRole('checkbox', { name: 'Quiz', exact: true })).toBeVisible();
      for (const tag of ['quiz', 'trivia']) {
        await tags.getByRole('checkbox', { name: new RegExp(`^${tag}$`, 'i') }).check();
      }
      for (const tag of ['comedy', 'techno', 'yoga']) {
        await search.fill(tag);
        await tags.getByRole('checkbox', { name: new RegExp(`^${tag}$`, 'i') }).check();
      }
      await search.fill('work');
      const sixth = tags.getByRole('checkbox', { name: 'Workshop' });
      await sixth.click({ force: true });
      await expect(sixth).not.toBeChecked();
      await expect(page.getByText(p('tagsFull', { max: 5 })).first()).toBeVisible();
      await search.fill('brunch');
      await page.getByRole('checkbox', { name: 'Brunch' }).last().check();
      await search.press('Escape');
      await expect(search).toHaveValue('');
      await expect(page.getByText('825', { exact: true })).toBeVisible();

      await page.getByText(t('fields.limited'), { exact: true }).click();
      const maximum = page.getByRole('textbox', { name: t('fields.max_participants') });
      await maximum.fill('viele');
      await maximum.blur();
      await expect(maximum).toHaveValue('50');
      await maximum.fill('40');
      await page.getByText(t('fields.paid'), { exact: true }).click();
      await page.getByLabel(t('fields.ticket_price')).fill('12.5');
      await page.getByRole('checkbox', { name: t('fields.featured_event') }).check();
      await expect(page.getByText(t('drafts.saved.done', { time: '' }).trim())).toBeVisible();
      await expect(page).toHaveURL(/\?event=/);

      await openWord(page, t('image.label'));
      const image = page.getByRole('group', { name: t('image.label') });
      await image.locator('input[type=file]').setInputFiles(picture);
      await readToast(page, t('image.uploaded'));
      await expect(image.getByRole('button', { name: t('image.removeNumber', { number: 1 }) })).toBeVisible();

      await page.reload();
      await expect(page.getByLabel(t('fields.title'), { exact: true })).toHaveValue('Kneipenquiz');
      if (size === 'phone') await page.getByText(p('views.preview'), { exact: true }).click();
      const card = page.getByRole('region', { name: p('preview.title') }).getByRole('article');
      await expect(card).toContainText('Kneipenquiz');
      await expect(card).toContainText(formatStub(date, language).month);
      await expect(card).toContainText(`40 ${g('places', { count: 40 })}`);
      await expect(card).toContainText(g('nextDay'));
      const shown = card.locator('img');
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      if (size === 'desktop')
        await page.getByRole('button', { name: `: ${t('fields.event_date')}, ${formatDay(date, language)}` }).click();
      await checkBothThemes(page);
      await page.keyboard.press('Escape');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);

      if (size === 'desktop') {
        const other = await browser.newContext({ locale });
        const second = await other.newPage();
        await openAs(second, account, PAGE);
        await second.getByRole('link', { name: t('drafts.resume', { title: 'Kneipenquiz' }) }).click();
        await expect(second.getByLabel(t('fields.title'), { exact: true })).toHaveValue('Kneipenquiz');
        await second.getByLabel(new RegExp(`^${t('fields.location')}`)).fill('Hinterhof');
        await expect(second.getByText(t('drafts.saved.done', { time: '' }).trim())).toBeVisible();
        await other.close();
        await page.getByLabel(t('fields.description')).fill('Acht Runden.');
        await expect(page.getByLabel(new RegExp(`^${t('fields.location')}`))).toHaveValue('Hinterhof');
        await expect(page.getByText(t('drafts.saved.merged'))).toBeVisible();
      }
      await create.click();
      await seeHanging(page, { title: t('published.title'), message: t('dialog.done'), close: t('dialog.close') });
      const ticket = page.getByRole('article', { name: 'Kneipenquiz' });
      await expect(ticket.getByText(t('status.published')).last()).toBeAttached();
      await expect(ticket.getByText(t('credits', { count: 2 }))).toBeVisible();
    });
  });
}

test('by keyboard alone', async ({ page }) => {
  test.slow();
  const { t, p } = wordsOf('de');
  await openAs(page, await openVerifiedAccount(), PAGE);
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Lesung');
  await tabTo(page, page.getByLabel('Beschreibung'));
  await page.keyboard.type('Drei Texte, ein Abend.');
  const day = page.getByRole('textbox', { name: t('fields.event_date'), exact: true });
  await tabTo(page, day);
  await page.keyboard.type('bald');
  await page.keyboard.press('Tab');
  await expect(day).toHaveValue('bald');
  await expect(page.getByText(t('fields.dateInvalid'))).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('morgen');
  await page.keyboard.press('ArrowDown');
  await expect(day).toHaveValue(formatDayShort(today, 'de'));
  await expect(page.getByText(t('fields.dateInvalid'))).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(day).toHaveValue(formatDayShort(today, 'de'));
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator(`[data-day="${today}"] button`)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`[data-day="${addDays(today, 7)}"] button`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`[data-day="${addDays(today, 8)}"] button`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day).toBeFocused();
  await expect(day).toHaveValue(formatDayShort(addDays(today, 8), 'de'));
  const start = page.getByLabel(t('fields.start_time'), { exact: true });
  await tabTo(page, start);
  await page.keyboard.type('2030');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('ArrowUp');
  await expect(start).toHaveValue('20:45');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('button', { name: '20:30' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // Saving redraws the form and must not move focus.
  await saved;
  await expect(page.getByRole('button', { name: '21:00' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(start).toHaveValue('21:00');
  await tabTo(page, page.getByRole('radio', { name: t('fields.unlimited') }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: t('fields.max_participants') })).toBeVisible();
  await tabTo(page, page.getByLabel(t('audience.search')));
  await page.keyboard.type('Konzert');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('list', { name: t('audience.chosen') });
  await expect(chosen.getByRole('button')).toHaveAccessibleName(/^Live-Musik/);
  await tabTo(page, page.getByRole('button', { name: p('submit') }));
  await page.keyboard.press('Enter');
  await seeHanging(page, { title: t('published.title'), message: t('dialog.done'), close: t('dialog.close') });
  await expect(page.getByRole('article', { name: 'Lesung' })).toBeVisible();
});

test('a demanded description is in sight, and its error gets the focus without a toast', async ({ page }) => {
  const { t, p } = wordsOf('de');
  await openAs(page, await openVerifiedAccount(), PAGE);
  await page.getByLabel(t('line.label')).fill('Kneipenquiz morgen 20 Uhr');
  await expect(page.getByLabel(t('fields.title'), { exact: true })).toHaveValue('Kneipenquiz');
  const description = page.getByLabel(t('fields.description'));
  await expect(description).toBeVisible();
  await page.getByRole('button', { name: p('submit') }).click();
  await expect(description).toBeFocused();
  await expect(page.getByText(t('fields.descriptionMissing'))).toBeVisible();
  await expect(page.getByText(p('missing'))).toHaveCount(1);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('too few credits are said beside the button, with the way to more', async ({ page, request }) => {
  const { t, p } = wordsOf('de');
  const account = await openVerifiedAccount();
  await spendTrial(request, account, 1);
  await openAs(page, account, PAGE);
  await page.getByRole('checkbox', { name: t('fields.push_notification') }).check();
  const create = page.getByRole('button', { name: p('submit') });
  await expect(create).toBeDisabled();
  const message = 'Nicht genügend Credits: Du benötigst 3 Credits, hast aber nur 1.';
  await expect(create).toHaveAccessibleDescription(message);
  await expect(page.getByText(message).first()).toBeVisible();
  await page.getByRole('link', { name: 'Credits kaufen' }).click();
  await expect(page).toHaveURL(/tab=subscription/);
});

async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 200 && !(await isThere()); stops++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

function wordsOf(language: Language) {
  return {
    t: createTranslator(language, 'events', 'Dabei'),
    p: createTranslator(language, 'create-event', 'Dabei'),
    g: createTranslator(language, 'guests', 'Dabei'),
  };
}

for (const viewport of firstOf([
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])) {
  test.describe(`a laptop's screen of ${viewport.height} px`, () => {
    test.use({ viewport });

    test('shows the preview whole, and the price below it, wherever the form is scrolled to', async ({ page }) => {
      const { t, p } = wordsOf('de');
      await openAs(page, await openVerifiedAccount(), PAGE);
      await page.getByRole('button', { name: p('submit') }).click();
      for (const language of ['en', 'de'] as const) {
        await page.locator('header [popovertarget=menu]').click();
        await page.locator(`#menu [lang=${language}]`).click();
        await page.keyboard.press('Escape');
        await expect(page.getByText(wordsOf(language).t('fields.nameMissing'))).toBeVisible();
      }
      await page.getByLabel(t('fields.title'), { exact: true }).fill('Kneipenquiz: Berlin-Spezial mit Preisen');
      await page.getByLabel(t('fields.description')).fill('Sechs Runden, vier pro Team, eine Kiste Brause. '.repeat(3));
      const price = page.getByText(t('cost.left', { left: trial.credits - 1, total: trial.credits }));
      await expect(price).toBeInViewport({ ratio: 1 });
      for (const part of ['audience', 'visibility'] as const) {
        await page.evaluate(() => scrollTo(0, 0));
        await page
          .getByRole('heading', { name: t(`rows.${part}`) })
          .evaluate((it) => it.scrollIntoView({ block: 'nearest' }));
        await expect(price).toBeInViewport({ ratio: 1 });
        const card = await page.getByRole('region', { name: p('preview.title') }).boundingBox();
        const bar = await page.getByRole('button', { name: p('submit') }).boundingBox();
        expect(card?.y).toBeGreaterThan(0);
        expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      }
    });
  });
}
