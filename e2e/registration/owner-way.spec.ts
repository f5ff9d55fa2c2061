import type { Locator, Page } from '@playwright/test';
import { createTranslator } from '#i18n/translator.ts';
import { paths } from '#web/paths.ts';
import { expect, test } from '../support/test.ts';
import { newAddress, password, readMailedCode, wizardPage } from './wizard-page.ts';
import { languages } from './words.ts';

const MAX_SCREENS = 10;
const MAX_TAPS = 18;

/** Counts screens and taps. The keyboard's "next" key leads from field to field, so a form costs one tap. */
function counted(page: Page) {
  const way: string[] = [];
  let taps = 0;
  return {
    way,
    taps: () => taps,
    async see(name: string, sign: Locator) {
      await expect(sign).toBeVisible();
      way.push(name);
    },
    async tap(target: Locator) {
      await target.tap();
      taps += 1;
    },
    /** Selects an entry of a native select: one tap opens it, one chooses. */
    async select(field: Locator, entry: string) {
      await field.selectOption(entry);
      taps += 2;
    },
    async type(fields: readonly [Locator, string][]) {
      const [first] = fields;
      if (first) await this.tap(first[0]);
      for (const [field, text] of fields) {
        await expect(field).toBeFocused();
        if ((await field.inputValue()) === '') await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
    },
  };
}

test.describe('an owner on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  test('gets from the landing page to the first event in few screens and taps', async ({ page }) => {
    test.slow();
    const words = languages.german;
    const b = createTranslator('de', 'business', 'Dabei');
    const r = createTranslator('de', 'registration', 'Dabei');
    const e = createTranslator('de', 'events', 'Dabei');
    const app = createTranslator('de', 'app', 'Dabei');
    const wizard = wizardPage(page, words);
    const owner = counted(page);
    const email = newAddress('weg');

    await page.goto(paths.business);
    await owner.see('landing', page.getByRole('heading', { level: 1 }));
    await owner.tap(page.getByRole('link', { name: b('register') }).first());

    await owner.see('kind of business', page.getByText(words.progress(1), { exact: true }));
    await owner.tap(page.getByText(words.bar, { exact: true }));
    await owner.tap(wizard.next);

    await owner.see('company', page.getByText(words.progress(2), { exact: true }));
    await owner.type([
      [page.getByLabel(words.companyName), 'Zur Kurzen Strecke GmbH'],
      [wizard.field(words.street), 'Weserstraße 44'],
      [wizard.field(words.zipCode), '12045'],
      [wizard.field(words.city), 'Berlin'],
      [page.getByLabel(words.contactPerson), 'Kim Sommer'],
      [wizard.field(words.businessPhone), '030 1234567'],
      [wizard.field(words.businessEmail), email],
    ]);
    await owner.tap(wizard.next);

    await owner.see('proof', page.getByText(words.progress(3), { exact: true }));
    await owner.select(wizard.field(words.legalForm), 'GmbH');
    await owner.tap(wizard.next);

    await owner.see('account', page.getByText(words.progress(4), { exact: true }));
    await owner.tap(wizard.field(words.password));
    await page.keyboard.type(password);
    await owner.tap(wizard.field(words.confirmPassword));
    await page.keyboard.type(password);
    await owner.tap(page.getByText(words.adminAccepted));
    await owner.tap(wizard.finish);

    await owner.see('code', wizard.code);
    await owner.tap(wizard.code);
    await page.keyboard.type(await readMailedCode(page, email));

    await owner.see('welcome', page.getByRole('heading', { level: 1, name: words.welcome }));
    await owner.tap(page.getByRole('link', { name: r('welcome.dashboard') }));

    await owner.see('dashboard', page.getByRole('navigation', { name: app('bar.label') }));
    await owner.tap(page.getByRole('link', { name: app('bar.create') }));

    const line = page.getByLabel(e('line.label'));
    await owner.see('new event', line);
    if (!(await line.evaluate((field) => field === document.activeElement))) await owner.tap(line);
    await page.keyboard.type('Kneipenquiz Freitag 20 Uhr 40 Plätze');
    await owner.tap(page.getByRole('button', { name: e('dialog.submit') }));

    await owner.see('result', page.getByRole('dialog', { name: e('published.soon') }));
    await owner.tap(page.getByRole('dialog').getByRole('button', { name: e('published.finish') }));

    expect(owner.way.length).toBeLessThanOrEqual(MAX_SCREENS);
    expect(owner.taps()).toBeLessThanOrEqual(MAX_TAPS);
  });
});
