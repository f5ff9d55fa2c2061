import { addDays } from '#domain/shared/calendar.ts';
import { demoKeys } from '#domain/shared/demo.ts';
import { languages } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import { triesAll } from '#tests/support/cases.ts';
import { roomPath } from '#web/paths.ts';
import { authorize, openAccount, openAs, verify } from '../business/open-account.ts';
import { expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { checkHelpPicture } from './help-picture.ts';

const DASHBOARD = '/business/dashboard';

/** `npm run help-pictures` takes them, `.ci/run` compares them. */
const wanted = process.env.HELP_PICTURES ? languages : triesAll ? firstOf(languages) : [];

for (const language of wanted) {
  test.describe(`pictures of the help, ${language}`, () => {
    test.use({
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      viewport: { width: 1280, height: 2600 },
      deviceScaleFactor: 1.5,
    });

    test('show the screens as they are', async ({ page, request }) => {
      test.slow();
      const words = (file: Parameters<typeof createTranslator>[1]) => createTranslator(language, file, 'Dabei');
      const account = await openAccount(request);
      const headers = await authorize(request, account);
      const profile = {
        display_name: 'Zur Fetten Ecke',
        website_url: 'https://zur-fetten-ecke.example',
        description:
          language === 'de'
            ? 'Kaltes Pils, warme Stullen, jeden Mittwoch Quiz.'
            : 'Cold beer, warm sandwiches, a quiz every Wednesday.',
        is_visible: true,
      };
      expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
      // A later name change would need a review.
      await verify(request, account);
      const event = {
        title: language === 'de' ? 'Kneipenquiz' : 'Pub quiz',
        event_date: addDays(today, 9),
        start_time: '20:00',
        participant_type: 'limited',
        max_participants: 40,
        approval_method: 'application',
        tariff: 'dialog',
        status: 'published',
      };
      const created = await request.post('/api/v1/events', { headers, data: event });
      expect(created.status()).toBe(201);
      const { id } = await created.json();
      for (const [user_id, display_name, party_size] of [
        ['ute', 'Ute Brandt', 4],
        ['cem', 'Cem Arslan', 1],
        ['ada', 'Ada Köhler', 2],
      ]) {
        const path = `/api/v1/app/events/${id}/participants`;
        const data = { user_id: `${user_id}-${id}`, display_name, party_size };
        const asked = await request.post(path, { headers: { 'X-API-Key': demoKeys.appServiceKey }, data });
        expect(asked.status()).toBe(201);
      }

      await page.goto('/register');
      await checkHelpPicture(page.getByRole('main').locator('form'), 'register', language);
      await openAs(page, account);
      await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();

      const t = words('profile');
      await page.goto(roomPath('public'));
      const name = page.getByLabel(t('columns.display_name'));
      await expect(name).toHaveValue('Zur Fetten Ecke');
      const publicProfile = page.locator('form').filter({ has: name });
      await checkHelpPicture(publicProfile, 'fill', language);
      await page.goto(roomPath('hours'));
      await checkHelpPicture(page.getByRole('region', { name: t('columns.opening_hours') }), 'hours', language);

      await page.goto('/business/create-event');
      const form = page.getByRole('form');
      const line = words('events');
      await form.getByLabel(line('line.label')).fill(line('line.example'));
      await expect(form.getByRole('list', { name: line('line.understood') })).toBeVisible();
      await expect(form.getByText(line('hours.outside').split('{{')[0] ?? '')).toBeVisible();
      // The rest of the form depends on other events, such as the reach.
      const basics = form.getByRole('heading', { name: line('rows.when') }).locator('xpath=..');
      await checkHelpPicture(basics, 'publish', language, page.getByRole('main'));
      await form.getByRole('button', { name: line('fields.scheduled') }).click();
      const publishing = form.getByRole('group', { name: line('fields.publish_type') }).locator('xpath=../..');
      await checkHelpPicture(publishing, 'schedule', language);

      await page.goto(`/business/events/${id}/guests`);
      const ask = page.getByRole('list', { name: words('participants')('requests.label') });
      await expect(ask.getByRole('listitem')).toHaveCount(3);
      await checkHelpPicture(page.getByRole('main'), 'guests', language);

      await page.goto(`${DASHBOARD}?tab=subscription`);
      const plans = page.getByRole('list', { name: words('subscription')('cards.label') });
      await checkHelpPicture(plans, 'plan', language);
      const packs = page.getByRole('list').filter({ has: page.getByRole('heading', { name: '25 Credits' }) });
      await checkHelpPicture(packs, 'buy', language);

      const team = words('team');
      await page.goto(`${DASHBOARD}?tab=team&dialog=invite`);
      const invite = page.getByRole('dialog', { name: team('invite.title') });
      await invite.getByLabel(team('invite.name')).fill('Lena Fuchs');
      await invite.getByLabel(team('invite.email')).fill('lena@fette-ecke.example');
      await checkHelpPicture(invite, 'invite', language);
    });
  });
}
