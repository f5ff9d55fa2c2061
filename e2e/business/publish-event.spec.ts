import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { trial } from '#domain/plans/price-lists.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDayOfMonth, formatTime } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseDay, chooseInMenu, openWord, readToast, seeHanging } from './event-steps.ts';
import type { Account } from './open-account.ts';
import { authorize, openAs, openVerifiedAccount, signIn, spendTrial } from './open-account.ts';

const DASHBOARD = '/business/dashboard';
const EVENTS = `${DASHBOARD}?tab=events`;
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };
const runs = [
  { language: 'de', locale: 'de-DE', size: 'desktop', themes: ['dark', 'light'] },
  { language: 'en', locale: 'en-GB', size: 'phone', themes: ['dark'] },
] as const;
const title = 'Kneipenquiz: Berlin-Spezial';
const typed = {
  title,
  start_time: '20:00',
  end_time: '00:30',
  participant_type: 'limited',
  max_participants: 40,
  waiting_list: true,
  approval_method: 'application',
  ticket_type: 'paid',
  ticket_price: 1250,
  ticket_url: 'https://tickets.example/quiz',
  box_office: true,
  box_office_price: 1500,
  tariff: 'dialog',
};

type Words = ReturnType<typeof wordsOf>;

async function checkWidth(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

for (const { language, locale, size, themes } of firstOf(runs)) {
  const words = wordsOf(language);

  test.describe(`publish an event, ${language}, ${size}`, () => {
    test.use({ locale, viewport: sizes[size], colorScheme: themes[0] });

    test('from the login to the list and back to nothing', { tag: '@browsers' }, async ({
      page,
      browser,
      request,
      allowConsole,
    }) => {
      test.slow();
      // Two devices: the second save is refused and merges both.
      allowConsole(/status of 412/);
      const { t, dashboard, login } = words;
      const date = addDays(today, 3);
      const account = await openVerifiedAccount();
      const check = async () => {
        if (themes.length > 1) await checkBothThemes(page);
        else await checkAccessibility(page);
      };

      await page.goto('/business/login');
      await expect(page.getByRole('heading', { level: 1, name: login('title') })).toBeVisible();
      await signIn(page, account);
      await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
      await readToast(page, dashboard('welcome.title'));
      await expect(
        page.getByText(dashboard('stats.creditsOf', { left: trial.credits, total: trial.credits })),
      ).toBeAttached();

      await page
        .getByRole('navigation', { name: dashboard('tabs.label') })
        .getByRole('link', { name: new RegExp(`^${dashboard('tabs.events')}`) })
        .click();
      await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
      await checkAccessibility(page);
      await page
        .getByRole('link', { name: t('create') })
        .last()
        .click();

      const dialog = page.getByRole('dialog', { name: t('dialog.title') });
      await expect(dialog.getByLabel(t('line.label'))).toBeFocused();
      const create = dialog.getByRole('button', { name: t('dialog.submit') });
      await expect(create).toBeDisabled();
      await expect(create).toHaveAccessibleDescription(t('dialog.needed'));
      const line = dialog.getByLabel(t('line.label'));
      await line.fill('Karaoke 20:00');
      const guess = t('line.guess', { text: t('when.until', { time: formatTime('00:00', language) }) });
      await dialog.getByRole('button', { name: t('line.dropEnd', { text: guess }) }).click();
      await expect(dialog.getByLabel(t('fields.start_time'), { exact: true })).toHaveValue('20:00');
      await expect(dialog.getByLabel(t('fields.end_time'), { exact: true })).toHaveValue('');
      await line.fill('');
      await dialog.getByLabel(t('fields.title')).fill(title);
      await chooseDay(dialog, t('fields.event_date'), date, language);
      await dialog.getByLabel(t('fields.start_time'), { exact: true }).fill('2000');
      await dialog.getByLabel(t('fields.end_time'), { exact: true }).fill('00:30');
      const nextDay = formatDayOfMonth(addDays(date, 1), language);
      await expect(dialog.getByText(t('runsUntilDay', { day: nextDay }))).toBeVisible();
      const tags = dialog.getByRole('group', { name: new RegExp(`^${t('fields.tags')}`) });
      await tags.getByRole('checkbox', { name: 'Quiz', exact: true }).check();
      await dialog.getByLabel(t('audience.search')).fill('karaoke');
      await tags.getByRole('checkbox', { name: 'Karaoke' }).check();
      await dialog.getByLabel(t('audience.search')).fill('');
      await expect(dialog.getByText(t('cost.left', { left: trial.credits - 1, total: trial.credits }))).toBeVisible();

      const genres = language === 'de' ? 'Musikrichtungen' : 'Music genres';
      await dialog.getByText(t('audience.all'), { exact: true }).click();
      await dialog.getByText(genres, { exact: true }).first().click();
      const music = dialog.getByRole('group', { name: genres });
      await music.getByRole('checkbox').first().check();
      await expect(dialog.getByText(t('cost.left', { left: trial.credits - 3, total: trial.credits }))).toBeVisible();
      await fillPlacesAndTickets(page, words);
      await expect(dialog.getByText(savedWords(t))).toBeVisible();
      await expect(page).toHaveURL(/dialog=create&event=/);
      const stored = () => storedEvents(request, account);
      await expect.poll(stored).toMatchObject([{ ...typed, event_date: date, status: 'draft', credits_spent: 0 }]);
      await checkWidth(page);
      await check();

      await page.reload();
      await expect(dialog.getByLabel(t('fields.title'))).toHaveValue(title);
      await expect(dialog.getByLabel(t('fields.max_participants'))).toHaveValue('40');
      if (language === 'de' && size === 'desktop') await goOnElsewhere({ page, browser, account, words, locale });
      await create.click();

      const hanging = page.getByRole('dialog', { name: t('published.title') });
      await expect(hanging).toContainText(t('published.spent', { count: 3 }));
      await checkWidth(page);
      await check();
      await seeHanging(page, { title: t('published.title'), message: t('dialog.done'), close: t('dialog.close') });
      await expect(dialog).toBeHidden();
      const ticket = page.getByRole('article', { name: title });
      await expect(ticket.getByText(t('nextDay'))).toBeVisible();
      await expect(ticket.getByText(t('runsUntil', { day: nextDay }))).toBeVisible();
      await expect(ticket.getByText(t('credits', { count: 3 }))).toBeVisible();
      await expect(ticket.getByText('Karaoke')).toBeVisible();
      expect(await stored()).toMatchObject([{ ...typed, event_date: date, status: 'published' }]);
      await checkWidth(page);

      await chooseInMenu(page, t('actions.more', { title }), t('delete.short'), ticket);
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(title);
      await expect(question).toContainText(t('refund'));
      await checkAccessibility(page);
      await question.getByRole('button', { name: t('delete.confirm') }).click();
      await readToast(page, t('delete.done'));
      await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
      await page.goto(DASHBOARD);
      await expect(
        page.getByText(dashboard('stats.creditsOf', { left: trial.credits, total: trial.credits })),
      ).toBeAttached();
    });
  });
}

async function fillPlacesAndTickets(page: Page, { t }: Words) {
  const dialog = page.getByRole('dialog', { name: t('dialog.title') });
  const optional = (label: string) => dialog.getByLabel(new RegExp(`^${label}`));
  await dialog.getByText(t('fields.limited'), { exact: true }).click();
  await dialog.getByLabel(t('fields.max_participants')).fill('40');
  await dialog.getByRole('checkbox', { name: t('fields.waiting_list') }).check();
  await openWord(dialog, t('fields.admission'));
  await dialog.getByText(t('fields.application'), { exact: true }).click();
  await dialog.getByText(t('fields.paid'), { exact: true }).click();
  await optional(t('fields.ticket_price')).fill('12.5');
  await openWord(dialog, t('fields.ticket_url'));
  await optional(t('fields.ticket_url')).fill('tickets.example/quiz');
  await dialog.getByRole('checkbox', { name: t('fields.box_office') }).check();
  await optional(t('fields.box_office_price')).fill('15');
}

type OtherDevice = { page: Page; browser: Browser; account: Account; words: Words; locale: string };

/** Edits the draft on a second device, then on the first; both see the other's changes. */
async function goOnElsewhere({ page, browser, account, words: { t }, locale }: OtherDevice) {
  const dialogOf = (device: Page) => device.getByRole('dialog', { name: t('dialog.title') });
  const placeOf = (device: Page) => dialogOf(device).getByLabel(new RegExp(`^${t('fields.location')}`));
  const other = await browser.newContext({ locale });
  const second = await other.newPage();
  await openAs(second, account, `${EVENTS}&dialog=create`);
  await dialogOf(second)
    .getByRole('link', { name: t('drafts.resume', { title }) })
    .click();
  await expect(dialogOf(second).getByLabel(t('fields.title'))).toHaveValue(title);
  await placeOf(second).fill('Hinterhof');
  await expect(dialogOf(second).getByText(savedWords(t))).toBeVisible();
  await other.close();
  await tellMore(dialogOf(page), t);
  await expect(placeOf(page)).toHaveValue('Hinterhof');
  await expect(page.getByText(t('drafts.saved.merged'))).toBeVisible();
}

/** Opens the field of the description, and fills it. */
async function tellMore(dialog: Locator, t: Words['t']) {
  await openWord(dialog, t('fields.description'));
  await dialog.getByLabel(t('fields.description')).fill('Sechs Runden.');
}

/** Start of the stored draft's note; a time follows. */
function savedWords(t: Words['t']): string {
  return t('drafts.saved.done', { time: '' }).trim();
}

async function storedEvents(request: APIRequestContext, account: Account): Promise<unknown[]> {
  const answer = await request.get('/api/v1/events', { headers: await authorize(request, account) });
  return (await answer.json()).data;
}

test('a draft costs nothing, and too few credits are said before and by the server', async ({ page, request }) => {
  const { t } = wordsOf('de');
  const account = await openVerifiedAccount();
  await spendTrial(request, account, 5);
  await openAs(page, account, `${EVENTS}&dialog=create`);
  const dialog = page.getByRole('dialog', { name: t('dialog.title') });
  const publish = async (title: string, isFeatured: boolean) => {
    await dialog.getByLabel(t('fields.title')).fill(title);
    await chooseDay(dialog, t('fields.event_date'), addDays(today, 3), 'de');
    if (isFeatured) await dialog.getByLabel(t('fields.featured_event')).check();
  };

  await publish('Entwurf', false);
  await dialog.getByRole('button', { name: t('dialog.draft') }).click();
  await readToast(page, t('dialog.draftDone'));
  await page.getByRole('button', { name: t('publish.label', { title: 'Entwurf' }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(t('cost.left', { left: 4, total: trial.credits }))).toBeVisible();
  await question.getByRole('button', { name: t('publish.action') }).click();
  await seeHanging(page, { title: t('published.title'), message: t('publish.done'), close: t('dialog.close') });

  await page
    .getByRole('link', { name: t('create') })
    .first()
    .click();
  await publish('Featured', true);
  await dialog.getByText(t('fields.scheduled'), { exact: true }).click();
  await chooseDay(dialog, t('fields.scheduled_date'), today, 'de');
  await dialog.getByLabel(new RegExp(`^${t('fields.scheduled_time')} `)).fill('00:00');
  await dialog.getByRole('button', { name: t('dialog.submit') }).click();
  await expect(dialog.getByText(t('fields.scheduledTimePast'))).toBeVisible();
  await dialog.getByText(t('fields.immediate'), { exact: true }).click();
  await dialog.getByRole('button', { name: t('dialog.submit') }).click();
  await seeHanging(page, { title: t('published.title'), message: t('dialog.done'), close: t('dialog.close') });

  await page
    .getByRole('link', { name: t('create') })
    .first()
    .click();
  await publish('Zu teuer', true);
  const create = dialog.getByRole('button', { name: t('dialog.submit') });
  await expect(create).toBeDisabled();
  const message = 'Nicht genügend Credits: Du benötigst 3 Credits, hast aber nur 1.';
  await expect(create).toHaveAccessibleDescription(message);
  await expect(dialog.getByRole('alert')).toHaveText(message);
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a form that was left goes on with its draft, and what was emptied again is none', async ({ page, request }) => {
  const { t } = wordsOf('de');
  const account = await openVerifiedAccount();
  await openAs(page, account, EVENTS);
  const dialog = page.getByRole('dialog', { name: t('dialog.title') });
  const open = async () => {
    await page
      .getByRole('link', { name: t('create') })
      .first()
      .click();
    await expect(dialog.getByLabel(t('fields.title'))).toBeVisible();
  };
  const leave = () => dialog.getByRole('button', { name: t('dialog.close') }).click();
  await open();
  await dialog.getByRole('button', { name: `: ${t('fields.event_date')}` }).click();
  const calendar = dialog.getByRole('group', { name: t('fields.event_date'), exact: true });
  await expect(calendar.locator(`[data-day="${today}"] button`)).toBeEnabled();
  await expect(calendar.locator(`[data-day="${addDays(today, -1)}"] button`)).toBeDisabled();
  await calendar.locator(`[data-day="${today}"] button`).click();
  for (const title of ['Kneipen', 'Kneipenquiz', 'Kneipenquiz im Hof']) {
    await dialog.getByLabel(t('fields.title')).fill(title);
    await leave();
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await open();
    await expect(dialog.getByLabel(t('fields.title'))).toHaveValue(title);
    await expect(dialog.getByRole('button', { name: t('drafts.begin') })).toBeVisible();
  }
  await dialog.getByRole('button', { name: t('drafts.begin') }).click();
  await expect(dialog.getByLabel(t('fields.title'))).toHaveValue('');
  await dialog.getByLabel(t('fields.title')).fill('Lesung');
  await expect(dialog.getByText(savedWords(t))).toBeVisible();
  await dialog.getByLabel(t('fields.title')).fill('');
  await leave();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: 'Lesung' })).toHaveCount(0);
  await expect.poll(() => storedEvents(request, account)).toMatchObject([{ title: 'Kneipenquiz im Hof' }]);
  await open();
  await expect(dialog.getByLabel(t('fields.title'))).toHaveValue('');
});

test('a long list comes page by page, and a lost answer never creates twice', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const { t } = wordsOf('de');
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  for (let i = 1; i <= 21; i++) {
    const created = await request.post('/api/v1/events', { headers, data: { title: `Abend ${i}` } });
    expect(created.status()).toBe(201);
  }
  await openAs(page, account, EVENTS);
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Abend 21');
  await page.getByRole('button', { name: t('list.more') }).click();
  await expect(page.getByRole('article', { name: 'Abend 1', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('list.more') })).toBeHidden();

  // The draft is stored and later published, but the responses are lost.
  let isLost = false;
  await page.route('**/api/v1/**', async (route) => {
    if (!isLost) return route.continue();
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await page.route('**/api/v1/events/*/publish', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page
    .getByRole('link', { name: t('create') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('dialog.title') });
  await expect(dialog.getByLabel(t('fields.title'))).toBeVisible();
  isLost = true;
  await dialog.getByLabel(t('fields.title')).fill('Nur einmal');
  await chooseDay(dialog, t('fields.event_date'), addDays(today, 3), 'de');
  await expect(dialog.getByText(t('drafts.saved.offline'))).toBeVisible();
  isLost = false;
  await tellMore(dialog, t);
  await expect(dialog.getByText(savedWords(t))).toBeVisible();
  await dialog.getByRole('button', { name: t('dialog.submit') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('dialog.failedUnexpectedly'));
  await page.unrouteAll();
  await page.reload();
  await readToast(page, t('dialog.done'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: 'Nur einmal' })).toHaveCount(1);
  const [event] = await storedEvents(request, account);
  expect(event).toMatchObject({
    title: 'Nur einmal',
    event_date: addDays(today, 3),
    status: 'published',
    credits_spent: 1,
  });
});

function wordsOf(language: Language) {
  return {
    t: createTranslator(language, 'events', 'Dabei'),
    dashboard: createTranslator(language, 'dashboard', 'Dabei'),
    login: createTranslator(language, 'login', 'Dabei'),
  };
}
