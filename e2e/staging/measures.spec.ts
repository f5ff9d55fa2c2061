import { addDays } from '#domain/shared/calendar.ts';
import { demoReviewer, demoStaff } from '#domain/shared/demo.ts';
import { authorize, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { readMail, stagingPage, words } from './staging-page.ts';

const facts = 'Das Titelbild ist ein Pressefoto, für das es keine Erlaubnis gibt.';
const known = 'Das Titelbild gehört einer Agentur in Hamburg.';

test('an event is hidden, its owner complains, and another reviewer brings it back', async ({
  context,
  page,
  request,
}) => {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const profile = { display_name: account.company, is_visible: true };
  expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
  const data = { title: 'Plattenbörse', event_date: addDays(today, 3), status: 'published', tariff: 'dialog' };
  const event = await (await request.post('/api/v1/events', { headers, data })).json();
  const eventPage = new URL(event.page_url).pathname;
  const seen = async () => (await request.get(eventPage)).status();
  await expect.poll(seen).toBe(200);

  const desk = await context.newPage();
  const staging = stagingPage(desk, words.de);
  await desk.goto('/staging/login');
  await staging.logIn();
  await expect(desk).toHaveURL(/\/staging\/dashboard$/);
  await desk.goto(`/staging/businesses/${event.business_id}`);
  await desk.getByRole('button', { name: 'Maßnahme ergreifen' }).click();
  const dialog = desk.getByRole('dialog', { name: `Maßnahme gegen ${account.company}` });
  await dialog.getByRole('button', { name: 'Maßnahme ergreifen' }).click();
  await expect(dialog.getByText('Schreib, was du gefunden hast.')).toBeVisible();
  await dialog.getByLabel('Event', { exact: true }).selectOption({ value: event.id });
  await dialog.getByLabel('Grund', { exact: true }).selectOption('Rechte anderer');
  await dialog.getByLabel('Gesetz').fill('§ 97 UrhG');
  await dialog.getByLabel('Was hast du gefunden?').fill(facts);
  const preview = dialog.getByRole('region', { name: 'Das liest der Laden' });
  await expect(preview.getByText('Dein Event „Plattenbörse“ ist für Gäste nicht mehr zu sehen.')).toBeVisible();
  await checkAccessibility(desk);
  await dialog.getByRole('button', { name: 'Maßnahme ergreifen' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'Event ausblenden: Plattenbörse' })).toBeVisible();
  await expect.poll(seen).toBe(410);
  expect(await readMail(page, account.email, `${account.company}: Event ausblenden`)).toContain(facts);

  await desk.getByRole('button', { name: 'Ändern', exact: true }).click();
  const change = desk.getByRole('dialog', { name: 'Maßnahme ändern' });
  await change.getByLabel('Was hast du gefunden?').fill(known);
  await change.getByRole('button', { name: 'Ändern' }).click();
  await expect(change.getByText('Schreib eine Begründung.')).toBeVisible();
  await change.getByLabel('Warum änderst du sie?').fill('Die Agentur hat sich gemeldet.');
  await checkAccessibility(desk);
  await change.getByRole('button', { name: 'Ändern' }).click();
  await expect(change).toBeHidden();
  await expect(desk.getByText(known, { exact: true })).toBeVisible();
  const changed = await readMail(page, account.email, `${account.company}: Event ausblenden – geändert`);
  for (const words of ['Die Agentur hat sich gemeldet.', facts, known]) expect(changed).toContain(words);

  await openAs(page, account);
  await page.getByRole('link', { name: 'Grund ansehen' }).click();
  const measure = page.getByRole('group', { name: 'Event ausblenden: Plattenbörse' });
  await expect(measure.getByText(known, { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await measure.getByLabel('Was siehst du anders?').fill('Die Fotografin hat es mir erlaubt.');
  await measure.getByRole('button', { name: 'Beschwerde senden' }).click();
  await expect(measure.getByText(/^Wir entscheiden bis /)).toBeVisible();

  await desk.goto('/staging/dashboard?show=complaints');
  const complaint = desk.getByRole('group', { name: account.company });
  await expect(complaint.getByText('Diese Maßnahme hast du selbst ergriffen oder geändert.')).toBeVisible();
  await desk.getByRole('button', { name: words.de.logOut }).click();
  await expect(desk).toHaveURL(/\/staging\/login$/);
  await staging.logIn(demoReviewer.password, demoStaff[1].username);
  await expect(complaint.getByText('Die Fotografin hat es mir erlaubt.')).toBeVisible();
  await complaint.getByLabel('Begründung').fill('Die Erlaubnis liegt vor.');
  await checkAccessibility(desk);
  await complaint.getByRole('button', { name: 'Stattgeben' }).click();
  await expect(complaint).toBeHidden();
  await expect.poll(seen).toBe(200);
  await expect(measure.getByText('nach Beschwerde aufgehoben')).toBeVisible();
  await readMail(page, account.email, `${account.company}: Deiner Beschwerde geben wir statt`);
});
