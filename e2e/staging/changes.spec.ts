import { createTranslator } from '#i18n/translator.ts';
import { openAndVerify, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { openRoom } from '../business/open-room.ts';
import { checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { readMail, stagingPage, words } from './staging-page.ts';

for (const language of firstOf(['de', 'en'] as const)) {
  const w = words[language];
  const [changes, profile, business] = [
    createTranslator(language, 'proposals', 'Dabei'),
    createTranslator(language, 'profile', 'Dabei'),
    createTranslator(language, 'business-data', 'Dabei'),
  ];

  test.describe(`in ${language}`, () => {
    test.use({ locale: w.locale, extraHTTPHeaders: { 'Accept-Language': w.locale } });

    test('a verified business renames itself, and keeps its name until a reviewer agrees', async ({
      context,
      page,
      request,
    }) => {
      test.slow();
      const account = await (language === 'de' ? openVerifiedAccount() : openAndVerify(request));
      const { company } = account;
      const [name, bank] = [`Die neue ${company}`, `${company} Bank AG`];
      await openAs(page, account);
      await openRoom(page, 'business', language);
      await expect(page.getByText(changes('form.hint'))).toBeVisible();
      await page.getByLabel(business('columns.company_name')).fill(bank);
      await page
        .getByRole('button', { name: business('save') })
        .first()
        .click();
      await expect(page.getByText(changes('form.saved')).first()).toBeVisible();
      const waiting = page.getByRole('region', { name: changes('waiting.title') });
      await expect(waiting.getByText(bank)).toBeVisible();

      await openRoom(page, 'public', language);
      await page.getByLabel(profile('columns.display_name')).fill(name);
      await page
        .getByRole('button', { name: profile('save') })
        .last()
        .click();
      await expect(waiting.getByRole('listitem')).toHaveCount(2);
      await openRoom(page, 'public', language);
      await expect(page.getByText(changes('form.nameWaits', { name: company }))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: company, exact: true })).toBeVisible();
      await checkBothThemes(page);

      const link = page.getByRole('link', { name: /\/b\/tresen-/ }).first();
      const address = await link.getAttribute('href');
      const guest = await context.newPage();
      await guest.goto(address ?? '');
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(company);

      const desk = await context.newPage();
      await desk.goto('/staging/dashboard?status=changes');
      await stagingPage(desk, w).logIn();
      await stagingPage(desk, w).find(company);
      await desk.getByRole('link', { name: `${w.check}: ${company}` }).click();
      const review = desk.getByRole('region', { name: changes('review.title') });
      await expect(review.getByText(name)).toBeVisible();
      const decisionOn = (field: 'company_name' | 'display_name') =>
        review.getByRole('group', { name: changes('review.decisionOf', { field: changes(`fields.${field}`) }) });
      await decisionOn('display_name').getByText(changes('review.agree')).click();
      await decisionOn('company_name').getByText(changes('review.refuse')).click();
      await review.getByRole('button', { name: changes('review.send', { count: 2 }) }).click();
      await expect(review.getByText(changes('review.missing'))).toBeVisible();
      await review.getByRole('checkbox', { name: changes('reasons.misleading.label') }).check();
      await checkBothThemes(desk);
      await review.getByRole('button', { name: changes('review.send', { count: 2 }) }).click();
      await expect(desk.getByText(changes('review.done', { count: 2 })).first()).toBeVisible();
      await expect(review).toBeHidden();

      const mail = await readMail(page, account.email, changes('mail.subject', { companyName: company }));
      expect(mail.replace(/\s+/g, ' ')).toContain(
        changes('mail.agreed', { field: changes('fields.display_name'), value: name }),
      );
      expect(mail).toContain(changes('reasons.misleading.label'));
      await page.bringToFront();
      await page.reload();
      await expect(page.getByLabel(profile('columns.display_name'))).toHaveValue(name);
      await expect(waiting).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: company, exact: true })).toBeVisible();
      await expect(async () => {
        await guest.goto(address ?? '');
        await expect(guest.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 2_000 });
      }).toPass();
    });
  });
}
