import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize, openVerifiedAccount } from '../business/open-account.ts';
import { checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { readMail, stagingPage, words } from './staging-page.ts';

for (const language of firstOf(['de', 'en'] as const)) {
  const w = words[language];
  const texts = {
    guests: createTranslator(language, 'guests', 'Dabei'),
    page: createTranslator(language, 'report', 'Dabei'),
    desk: createTranslator(language, 'reports', 'Dabei'),
    mails: createTranslator(language, 'mails', 'Dabei'),
  };

  test.describe(`in ${language}`, () => {
    test.use({ locale: w.locale, extraHTTPHeaders: { 'Accept-Language': w.locale } });

    test('a guest without scripts reports an event, a reviewer decides, and the guest reads why', async ({
      baseURL,
      browser,
      page: desk,
      request,
    }) => {
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const title = `Abzocke ${language} ${account.company}`;
      const data = {
        title,
        event_date: addDays(today, 9),
        start_time: '20:00',
        description: 'Los.',
        status: 'published',
      };
      const answer = await request.post('/api/v1/events', { headers, data });
      const { page_url: notice } = await answer.json();
      const email = `gerda-${language}-${Date.now()}@gast.example`;
      const explanation = 'Ich stand vor verschlossener Tür, und das Geld ist weg.';

      const plain = await browser.newContext({ javaScriptEnabled: false, locale: w.locale, baseURL });
      const guest = await plain.newPage();
      const { page: t } = texts;
      await guest.goto(new URL(notice).pathname);
      await guest.getByRole('link', { name: texts.guests('report') }).click();
      await expect(guest.getByLabel(t('target'))).toHaveValue(/\/e\/[0-9a-f]{12}$/);
      await guest.getByLabel(t('explanation')).fill(explanation);
      await guest.getByLabel(texts.desk('kinds.fraud.label')).check();
      await guest.getByRole('button', { name: t('submit') }).click();
      await expect(guest.getByRole('alert')).toContainText(t('failed'));
      await expect(guest.getByText(t('faults.required'))).toHaveCount(2);
      await expect(guest.getByLabel(t('explanation'))).toHaveValue(explanation);
      await guest.getByRole('textbox', { name: t('name') }).fill('Gerda Gast');
      await guest.getByRole('textbox', { name: t('email') }).fill(email);
      await guest.getByLabel(t('goodFaith')).check();
      await guest.getByRole('button', { name: t('submit') }).click();
      await expect(guest.getByRole('heading', { name: t('sent.title') })).toBeVisible();
      const reference =
        /[0-9A-F]{4}-[0-9A-F]{4}/.exec((await guest.getByRole('status').textContent()) ?? '')?.[0] ?? '';
      await plain.close();
      const { mails, desk: d } = texts;
      const receipt = await readMail(desk, email, mails('contentReport.receivedSubject', { reference }));
      expect(receipt).not.toContain('Abzocke');

      await desk.goto('/staging/reports');
      await stagingPage(desk, w).logIn();
      await desk.getByRole('link', { name: d('list.named', { name: title }) }).click();
      await expect(desk.getByText(explanation)).toBeVisible();
      await expect(desk.getByText(d('content.same'))).toBeVisible();
      await desk.getByRole('button', { name: d('decide.submit') }).click();
      await expect(desk.getByText(d('decide.reasonMissing'))).toBeVisible();
      const told = language === 'de' ? await doNothing() : await imposeMeasure();
      await expect(desk.getByText(d('decide.done'), { exact: true }).first()).toBeVisible();
      const decision = await readMail(desk, email, mails('contentReport.decidedSubject', { reference }));
      expect(decision).toContain(told);

      async function doNothing() {
        await desk.getByRole('checkbox', { name: d('reasons.private_dispute') }).check();
        await checkBothThemes(desk);
        await desk.getByRole('button', { name: d('decide.submit') }).click();
        const question = desk.getByRole('alertdialog', { name: d('decide.confirmTitle') });
        await question.getByRole('button', { name: d('decide.submit') }).click();
        await expect(desk.getByText(d('outcome.no_action'))).toBeVisible();
        return mails('contentReport.reasons.private_dispute');
      }

      async function imposeMeasure() {
        const [m, told] = [createTranslator(language, 'measure-desk', 'Dabei'), 'Guests do not see it any more.'];
        await desk.getByRole('radio', { name: d('decide.measure') }).check();
        await desk.getByRole('button', { name: d('decide.next') }).click();
        const dialog = desk.getByRole('dialog');
        await dialog.getByRole('button', { name: d('measure.submit') }).click();
        await expect(dialog.getByText(d('decide.wordsMissing'))).toBeVisible();
        await dialog.getByLabel(m('dialog.ground'), { exact: true }).selectOption({ value: 'spam' });
        await dialog.getByLabel(m('dialog.facts')).fill('Nobody was there, and nobody pays back.');
        await dialog.getByLabel(d('measure.words')).fill(told);
        await checkBothThemes(desk);
        await dialog.getByRole('button', { name: d('measure.submit') }).click();
        await expect(desk.getByText(d('outcome.action_taken'))).toBeVisible();
        await expect.poll(async () => (await request.get(new URL(notice).pathname)).status()).toBe(410);
        return told;
      }

      await desk
        .getByRole('link', { name: createTranslator(language, 'review', 'Dabei')('desk.lists.reports'), exact: true })
        .click();
      const file = desk.waitForEvent('download');
      await desk.getByRole('button', { name: d('figures.download') }).click();
      expect((await file).suggestedFilename()).toBe(d('figures.fileName', { year: new Date().getFullYear() }));
    });
  });
}
