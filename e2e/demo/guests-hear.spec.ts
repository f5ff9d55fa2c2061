import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { chooseInMenu } from '../business/event-steps.ts';
import { authorize, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const EVENTS = '/business/dashboard?tab=events';
const runs = [
  { language: 'en', locale: 'en-GB', viewport: { width: 360, height: 740 } },
  { language: 'de', locale: 'de-DE', viewport: { width: 1440, height: 900 } },
] as const;

for (const { language, locale, viewport } of firstOf(runs)) {
  const t = createTranslator(language, 'guest-phone', 'Dabei');
  const events = createTranslator(language, 'events', 'Dabei');
  const people = createTranslator(language, 'participants', 'Dabei');
  const oneJoined = events('joined', { count: 1 });

  test.describe(`guests hear of it, ${language}`, () => {
    test.use({ locale, viewport });

    test('a move, a message and a cancellation reach the phone, and the dashboard says who knows', async ({
      page: owner,
      context,
      request,
    }) => {
      test.slow();
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const profile = { display_name: account.company, is_visible: true };
      expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
      const title = `Lesung ${Date.now() % 100_000}`;
      const data = { title, event_date: addDays(today, 9), start_time: '18:00', tariff: 'dialog', status: 'published' };
      const created = await request.post('/api/v1/events', { headers, data });
      expect(created.status()).toBe(201);
      const { id } = await created.json();

      const guest = await context.newPage();
      await guest.setViewportSize({ width: 360, height: 740 });
      await guest.goto(`/demo/app?event=${id}`);
      await guest.getByRole('button', { name: t('event.join', { title }) }).click();
      await expect(guest.getByText(t('standing.in'))).toBeVisible();
      await guest.getByRole('link', { name: t('tabs.inbox') }).click();
      await expect(guest.getByText(t('channel.live'), { exact: true })).toBeVisible();
      const news = (heading: string) => guest.getByRole('article').filter({ hasText: heading });

      await openAs(owner, account, EVENTS);
      const row = owner.getByRole('article', { name: title });
      await chooseInMenu(owner, events('actions.more', { title }), events('actions.editHere'), row);
      await owner.getByLabel(events('fields.start_time'), { exact: true }).fill('21:00');
      await owner.getByRole('button', { name: events('edit.save'), exact: true }).click();
      const question = owner.getByRole('dialog', { name: events('move.title') });
      await expect(question.getByText(events('move.asks'))).toBeVisible();
      await expect(question.getByRole('radio', { name: events('move.nobody') })).toHaveCount(0);
      await checkAccessibility(owner);
      await question.getByRole('button', { name: events('move.tell') }).click();
      await expect(owner.getByText(events('edit.done'))).toBeVisible();

      const moved = news(t('inbox.moved', { title }));
      await expect(moved.getByRole('heading')).toBeVisible();
      await checkAccessibility(guest);
      await moved.getByRole('button', { name: t('event.confirm') }).click();
      await expect(moved.getByRole('button', { name: t('event.confirm') })).toHaveCount(0);

      await row.getByRole('link', { name: oneJoined, exact: true }).click();
      const dialog = owner.getByRole('main');
      await expect(dialog.getByText(people('notices.knows', { known: 1, guests: 1 }))).toBeVisible();
      await expect(dialog.getByText(people('notices.confirmed', { confirmed: 1, asked: 1 }))).toBeVisible();
      await dialog.getByRole('button', { name: people('message.open') }).click();
      await dialog.getByLabel(people('message.label')).fill('Mehr auf lesung.de');
      await expect(dialog.getByText(people('message.link'))).toBeVisible();
      await expect(owner.getByText(events('edit.done'))).toHaveCount(0);
      await checkAccessibility(owner);
      await dialog.getByLabel(people('message.label')).fill('Bringt Kissen mit.');
      await dialog.getByRole('button', { name: people('message.send') }).click();
      await expect(news('Bringt Kissen mit.')).toBeVisible();
      await expect(dialog.getByText('Bringt Kissen mit.')).toBeVisible();
      await dialog.getByRole('link', { name: people('page.back') }).click();

      await chooseInMenu(owner, events('actions.more', { title }), events('actions.cancel'), row);
      const cancellation = owner.getByRole('alertdialog');
      await expect(cancellation).toContainText(events('cancel.guests', { count: 1 }));
      await cancellation.getByLabel(events('cancel.reason')).fill('Die Autorin ist krank.');
      await checkAccessibility(owner);
      await cancellation.getByRole('button', { name: events('cancel.confirm') }).click();
      const cancelled = row.filter({ hasText: events('status.cancelled') });
      await expect(cancelled).toContainText(events('cancel.because', { reason: 'Die Autorin ist krank.' }));
      await expect(row).toHaveCount(1);

      await expect(news(t('inbox.cancelled', { title }))).toContainText('Die Autorin ist krank.');
      await guest.getByRole('link', { name: t('tabs.mine'), exact: true }).click();
      await expect(guest.getByRole('heading', { level: 1, name: t('mine.title') })).toBeVisible();
      await guest.getByRole('link', { name: title }).click();
      await expect(guest.getByText(t('event.cancelled'))).toBeVisible();
      await expect(cancelled).toContainText(events('knows', { known: 1, guests: 1 }));
    });
  });
}
