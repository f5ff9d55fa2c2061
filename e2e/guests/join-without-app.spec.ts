import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize, openVerifiedAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

const words = {
  de: {
    name: 'Dein Name',
    email: 'Deine E-Mail',
    party: 'Wie viele kommt ihr?',
    adult: /mindestens 18/,
    join: 'Dabei',
    code: 'Der Code aus der Mail',
    confirm: 'Bestätigen',
    in: 'Du bist dabei.',
    change: 'Ändern',
    leave: 'Absagen',
    left: 'Du hast abgesagt.',
  },
  en: {
    name: 'Your name',
    email: 'Your e-mail',
    party: 'How many are you?',
    adult: /at least 18/,
    join: 'I’m in',
    code: 'The code from the mail',
    confirm: 'Confirm',
    in: 'You are in.',
    change: 'Change',
    leave: 'I can’t come',
    left: 'You have cancelled.',
  },
};

for (const { language, locale, viewport, colorScheme } of firstOf(runs)) {
  test.describe(`in ${language} at ${viewport.width} px, without scripts`, () => {
    test.use({ locale, viewport, colorScheme, javaScriptEnabled: false });
    const t = createTranslator(language, 'guests', 'Dabei');
    const say = words[language];

    test('a guest joins from the page, comes with more people and leaves', async ({ page, request }) => {
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const profile = { display_name: account.company, is_visible: true };
      expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
      const title = `Quiz ohne App ${language}`;
      const data = {
        title,
        event_date: addDays(today, 9),
        start_time: '20:00',
        max_participants: 20,
        status: 'published',
      };
      const answer = await request.post('/api/v1/events', {
        headers,
        data: { ...data, description: 'Sechs Runden.', end_time: '23:00' },
      });
      expect(answer.status()).toBe(201);
      const { id, page_url: url } = (await answer.json()) as { id: string; page_url: string };

      await page.goto(new URL(url).pathname);
      // On a phone the bar gives way to strips in view.
      const bar = page.getByRole('link', { name: t('joinNow') });
      const action = (await bar.isVisible()) ? bar : page.getByRole('link', { name: t('join', { title }) });
      await expect(action).toBeInViewport({ ratio: 0.4 });
      await action.click();
      const email = `ohne-app-${language}-${Date.now()}@post.example`;
      await page.getByLabel(say.name).fill('Gerda Grün');
      await page.getByLabel(say.email).first().fill(email);
      await page.getByLabel(say.adult).check();
      await page.getByRole('button', { name: say.join, exact: true }).click();
      await expect(page.getByLabel(say.code)).toBeVisible();
      let code = '';
      await expect(async () => {
        const [mail] = await readMails(request, email);
        code = mail?.subject.slice(0, 6) ?? '';
        expect(code).toMatch(/^\d{6}$/);
      }).toPass();
      await page.getByLabel(say.code).fill(code);
      await page.getByRole('button', { name: say.confirm }).click();
      await expect(page.getByRole('heading', { name: say.in })).toBeVisible();

      await page.getByLabel(say.party).selectOption('3');
      await page.getByRole('button', { name: say.change }).click();
      await expect(page.getByText(/Gerda Grün, 3/)).toBeVisible();
      const people = async () =>
        ((await (await request.get(`/api/v1/events/${id}/participants`, { headers })).json()) as { data: object[] })
          .data;
      expect(await people()).toMatchObject([
        { display_name: 'Gerda Grün', party_size: 3, status: 'joined', channel: 'web' },
      ]);
      await page.getByRole('button', { name: say.leave }).click();
      await expect(page.getByRole('heading', { name: say.left })).toBeVisible();
      expect(await people()).toMatchObject([{ status: 'left' }]);
    });
  });

  test(`its form is accessible in ${language} at ${viewport.width} px`, async ({ browser, request }) => {
    const account = await openVerifiedAccount();
    const headers = await authorize(request, account);
    const profile = { display_name: account.company, is_visible: true };
    expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
    const data = {
      title: 'Quiz',
      description: 'x',
      event_date: addDays(today, 9),
      start_time: '20:00',
      end_time: '23:00',
      status: 'published',
    };
    const { page_url: url } = (await (await request.post('/api/v1/events', { headers, data })).json()) as {
      page_url: string;
    };
    const context = await browser.newContext({ locale, viewport, colorScheme });
    const page = await context.newPage();
    await page.goto(`${new URL(url).pathname}/dabei`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await checkAccessibility(page);
    await context.close();
  });
}
