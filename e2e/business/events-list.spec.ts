import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import { formatStub } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseDay, chooseInMenu } from './event-steps.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const EVENTS = '/business/dashboard?tab=events';
const day = (ahead: number) => addDays(today, ahead);
const t = createTranslator('de', 'events', 'Dabei');
const dashboard = createTranslator('de', 'dashboard', 'Dabei');
const people = createTranslator('de', 'participants', 'Dabei');

type Headers = Record<string, string>;

async function create(request: APIRequestContext, headers: Headers, data: object): Promise<string> {
  const answer = await request.post('/api/v1/events', { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Publishes the profile so that app users can join. */
async function showProfile(request: APIRequestContext, headers: Headers): Promise<void> {
  const profile = await request.put('/api/v1/profile', {
    headers,
    data: { display_name: 'Tresen', is_visible: true },
  });
  expect(profile.ok()).toBe(true);
}

test('the list is filtered, searched and edited in place', async ({ page, request }) => {
  test.slow();
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const base = { description: 'Ein Abend.', event_date: day(20), start_time: '20:00', character_tags: ['quiz'] };
  await create(request, headers, { ...base, title: 'Kneipenquiz', status: 'published' });
  await create(request, headers, {
    ...base,
    event_date: day(21),
    title: 'Lesung',
    status: 'scheduled',
    scheduled_date: day(9),
  });
  await create(request, headers, { ...base, title: 'Weihnachtssingen', character_tags: [] });

  await openAs(page, account, EVENTS);
  const ticket = (name: string) => page.getByRole('article', { name });
  await expect(page.getByRole('article')).toHaveCount(3);
  const headings = page.getByRole('region', { name: t('list.label') }).getByRole('heading');
  await expect(headings).toHaveText([
    t('list.group.coming'),
    'Kneipenquiz',
    'Lesung',
    t('list.group.drafts'),
    'Weihnachtssingen',
  ]);
  const { day: number, month } = formatStub(day(9), 'de');
  await expect(
    ticket('Lesung')
      .getByText(t('publishesOn', { day: number, month }))
      .last(),
  ).toBeVisible();

  await page.getByRole('link', { name: `${t('filter.draft')} 1` }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(ticket('Weihnachtssingen')).toBeVisible();
  await page.getByLabel(t('filter.search')).fill('quiz');
  await expect(page.getByRole('heading', { name: t('filter.none') })).toBeVisible();
  await expect(page).toHaveURL(/status=draft&q=quiz/);
  await page.getByRole('link', { name: `${t('filter.all')} 3` }).click();
  await expect(ticket('Kneipenquiz')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('filter.search'))).toHaveValue('quiz');
  await expect(page.getByRole('article')).toHaveCount(1);

  // Back restores the tab as left; its link opens the full list.
  const tab = (name: 'events' | 'team') =>
    page
      .getByRole('navigation', { name: dashboard('tabs.label') })
      .getByRole('link', { name: dashboard(`tabs.${name}`) });
  await tab('team').click();
  await expect(page).toHaveURL(/tab=team$/);
  await page.goBack();
  await expect(page.getByLabel(t('filter.search'))).toHaveValue('quiz');
  await expect(page.getByRole('article')).toHaveCount(1);
  await tab('team').click();
  await tab('events').click();
  await expect(page.getByLabel(t('filter.search'))).toHaveValue('');
  await expect(page.getByRole('article')).toHaveCount(3);

  await chooseInMenu(page, t('actions.more', { title: 'Kneipenquiz' }), t('actions.editHere'));
  const edit = page.getByRole('region', { name: t('edit.label', { title: 'Kneipenquiz' }) });
  await expect(edit.getByLabel(t('fields.title'))).toBeFocused();
  await checkAccessibility(page);
  await edit.getByLabel(t('fields.title')).fill('Kneipenquiz im Hof');
  await edit.getByLabel(t('fields.location')).fill('Hinterhof');
  await chooseDay(edit, t('fields.event_date'), day(21), 'de');
  await edit.getByRole('button', { name: t('edit.save') }).click();
  await expect(page.getByText(t('edit.done'))).toBeVisible();
  await expect(ticket('Kneipenquiz im Hof')).toContainText('Hinterhof');
  await expect(page.getByRole('button', { name: t('actions.more', { title: 'Kneipenquiz im Hof' }) })).toBeFocused();
});

test('what is over does not stand between what comes, however much of it there is', async ({ page, request }) => {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const base = { description: 'Ein Abend.', event_date: day(2) };
  await create(request, headers, { ...base, title: 'Kneipenquiz', status: 'published' });
  for (let number = 1; number <= 21; number++) await create(request, headers, { title: `Idee ${number}` });
  await openAs(page, account, EVENTS);
  const list = page.getByRole('region', { name: t('list.label') });
  await expect(list.getByRole('article')).toHaveCount(21);
  await expect(list.getByRole('article').first()).toHaveAccessibleName('Kneipenquiz');
  await expect(list.getByRole('article').last()).toHaveAccessibleName('Idee 2');
  await list.getByRole('button', { name: `${t('list.more')}: ${t('list.group.drafts')}` }).click();
  await expect(list.getByRole('article').last()).toHaveAccessibleName('Idee 1');
  await expect(list.getByRole('article')).toHaveCount(22);

  await page.getByRole('link', { name: `${t('filter.published')} 1` }).click();
  await expect(list.getByRole('heading')).toHaveText(['Kneipenquiz']);
  await page.getByRole('link', { name: `${t('filter.all')} 22` }).click();
  await expect(page.getByRole('link', { name: `${t('filter.all')} 22` })).toBeFocused();
  await expect(list.getByRole('heading', { name: t('list.group.drafts') })).toBeVisible();
});

test('a scheduled event is withdrawn, a published one duplicated and archived', async ({ page, request }) => {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const base = { description: 'Ein Abend.', event_date: day(20) };
  await create(request, headers, { ...base, title: 'Kneipenquiz', status: 'published' });
  await create(request, headers, { ...base, title: 'Lesung', status: 'scheduled', scheduled_date: day(9) });
  await openAs(page, account, EVENTS);

  const open = (title: string) =>
    page
      .getByRole('article', { name: title })
      .first()
      .getByRole('button', { name: t('actions.more', { title }) })
      .last()
      .click();
  await open('Lesung');
  await page.getByRole('menuitem', { name: t('actions.withdraw') }).click();
  await expect(page.getByText(t('actions.withdrawn'))).toBeVisible();
  await expect(page.getByRole('article', { name: 'Lesung' }).getByText(t('free'))).toBeVisible();

  await open('Kneipenquiz');
  await page.getByRole('menuitem', { name: t('actions.duplicate') }).click();
  await expect(page.getByText(t('actions.duplicated'))).toBeVisible();
  await expect(page.getByRole('article', { name: 'Kneipenquiz' })).toHaveCount(2);

  await open('Kneipenquiz');
  await page.getByRole('menuitem', { name: t('actions.archive') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Kneipenquiz');
  await question.getByRole('button', { name: t('actions.archive') }).click();
  await expect(page.getByText(t('actions.archived'))).toBeVisible();
  await expect(page.getByRole('link', { name: `${t('filter.archived')} 1` })).toBeVisible();
});

test('applications are answered, the waiting list keeps its order, and everybody is in the file', async ({
  page,
  request,
}) => {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  await showProfile(request, headers);
  const id = await create(request, headers, {
    title: 'Kochkurs',
    event_date: day(20),
    tariff: 'dialog',
    max_participants: 2,
    waiting_list: true,
    approval_method: 'application',
    status: 'published',
  });
  for (const [name, party_size] of [
    ['Ada', 1],
    ['Ben', 2],
    ['Cem', 2],
  ] as const) {
    const joined = await request.post(`/api/v1/app/events/${id}/participants`, {
      headers: { 'X-API-Key': 'dabei_app_service_demo' },
      data: { user_id: name, display_name: name, party_size },
    });
    expect(joined.status()).toBe(201);
  }

  await openAs(page, account, EVENTS);
  const open = async (name: string) => page.getByRole('link', { name }).click();
  const guests = page.getByRole('main');
  const back = () => page.getByRole('link', { name: people('page.back') }).click();
  const listOf = (name: string) => guests.getByRole('list', { name });
  const wish = (name: string) => listOf(people('requests.label')).getByRole('listitem').filter({ hasText: name });
  await open('0 dabei von 2');
  await expect(wish('Ben')).toContainText(people('brings', { count: 1 }));
  await page.keyboard.press('a');
  await expect(wish('Ada')).toHaveCount(0);
  await expect(wish('Ben')).toBeFocused();
  await expect(wish('Ben')).toContainText(people('requests.waits'));
  await page.keyboard.press('x');
  await expect(
    guests.getByText(people('undo.reject', { name: 'Ben und eine weitere Person', count: 2 })),
  ).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('z');
  await expect(wish('Ben')).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(guests.getByRole('heading', { name: people('requests.none') })).toBeFocused();
  // Leaving sends held decisions in their order.
  await page.goBack();

  await open('1 dabei von 2');
  const line = listOf(people('waitingList.label')).getByRole('listitem');
  await expect(line).toContainText(['1Ben', '2Cem']);
  await guests.getByRole('button', { name: people('menu', { name: 'Ada' }) }).click();
  await page.getByRole('menuitem', { name: people('reject'), exact: true }).click();
  await expect(guests.getByText(people('undo.reject', { name: 'Ada', count: 1 }))).toBeVisible();
  await back();

  await open('0 dabei von 2');
  const asked = (name: string, count = 2) =>
    line.filter({ hasText: people('waitingList.asked', { name: `${name} und eine weitere Person`, count }) });
  await expect(asked('Ben')).toContainText(people('offers.cause.rejected'));
  await expect(line.filter({ hasText: 'Cem' })).toContainText('1');
  await expect(guests.getByText(people('held', { count: 2 }))).toBeVisible();
  await guests.getByText(people('offers.title')).click();
  const offer = guests.getByRole('listitem').filter({ hasText: people('offers.free', { count: 2 }) });
  await expect(offer.filter({ hasText: 'Ben' })).toBeVisible();
  await checkAccessibility(page);
  const declined = await request.post(`/api/v1/app/events/${id}/offer`, {
    headers: { 'X-API-Key': 'dabei_app_service_demo' },
    data: { user_id: 'Ben', answer: 'decline' },
  });
  expect(declined.ok()).toBe(true);
  await expect(offer.filter({ hasText: 'Ben' })).toContainText(people('offers.outcome.declined'));
  await asked('Cem')
    .getByRole('button', { name: people('approveLabel', { name: 'Cem und eine weitere Person' }) })
    .click();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    guests.getByRole('button', { name: people('csv') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('teilnehmer.csv');
  await back();
  await expect(page.getByRole('link', { name: '2 dabei von 2' })).toBeVisible();
});
