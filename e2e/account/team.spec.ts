import { createTranslator } from '#i18n/translator.ts';
import { openAccount, openAs } from '../business/open-account.ts';
import { pdf, wizardPage } from '../registration/wizard-page.ts';
import { languages } from '../registration/words.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { mailedLink } from './mailed-link.ts';

const TEAM = '/business/dashboard?tab=team';
const password = 'sehr-geheim-2026';
const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 1280, height: 900 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 360, height: 740 } },
] as const;

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`a team, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('invite, accept, limited view, change, remove', async ({ page, browser, request, baseURL, allowConsole }) => {
      test.slow();
      const t = createTranslator(language, 'team', 'Dabei');
      const account = createTranslator(language, 'account', 'Dabei');
      const dashboard = createTranslator(language, 'dashboard', 'Dabei');
      const events = createTranslator(language, 'events', 'Dabei');
      const owner = await openAccount(request);
      const email = `lena-${owner.email}`;

      await openAs(page, owner, TEAM);
      await page.getByRole('link', { name: t('invite.open'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('invite.title') });
      const send = dialog.getByRole('button', { name: t('invite.submit') });
      await expect(send).toBeDisabled();
      await expect(send).toHaveAccessibleDescription(t('invite.needed'));
      await dialog.getByLabel(t('invite.email')).fill(owner.email);
      allowConsole(/status of 409/);
      await send.click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialog.getByLabel(t('invite.email')).fill(email);
      await dialog.getByLabel(t('invite.name')).fill('Lena Fuchs');
      // A preset ticks its boxes and clears the others; changing one by hand leaves the preset.
      const preset = (name: 'marketing' | 'accounting' | 'own') =>
        dialog.getByRole('radio', { name: t(`presets.${name}`), exact: true });
      const box = (name: 'view_analytics' | 'create_events' | 'door') =>
        dialog.getByRole('checkbox', { name: t(`permissions.${name}`) });
      await preset('marketing').check();
      await expect(box('create_events')).toBeChecked();
      await expect(box('door')).not.toBeChecked();
      await box('door').check();
      await expect(preset('own')).toBeChecked();
      await preset('marketing').focus();
      await page.keyboard.press('Space');
      await expect(box('door')).not.toBeChecked();
      await preset('accounting').check();
      await expect(box('create_events')).not.toBeChecked();
      await expect(box('view_analytics')).toBeChecked();
      await checkAccessibility(page);
      await send.click();
      await expect(page.getByText(t('invite.done'))).toBeVisible();
      await expect(page.getByText(t('status.invited'), { exact: true })).toBeVisible();

      const guest = await browser.newContext({ locale, viewport, baseURL });
      const other = await guest.newPage();
      await other.goto(await mailedLink(request, email, '/business/accept-invite'));
      await expect(other.getByRole('heading', { level: 1 })).toContainText(owner.company);
      await expect(other.getByLabel(account('email'))).toHaveValue(email);
      await expect(other.getByLabel(account('invite.name'))).toHaveValue('Lena Fuchs');
      await other.getByLabel(account('newPassword')).fill(password);
      await checkAccessibility(other);
      await other.getByRole('button', { name: account('invite.submitNew') }).click();
      await expect(other.getByRole('heading', { name: account('invite.joined') })).toBeFocused();
      await other
        .getByRole('main')
        .getByRole('link', { name: account('area.back') })
        .click();
      await expect(other.getByRole('heading', { level: 1, name: owner.company })).toBeVisible();
      await other.goto(TEAM);
      await expect(other.getByRole('heading', { name: t('notAllowed.title') })).toBeVisible();
      await expect(other.getByRole('link', { name: dashboard('createEvent') })).toBeHidden();

      await page.reload();
      const cell = page.getByRole('checkbox', {
        name: t('matrix.cell', { permission: t('permissions.create_events'), name: 'Lena Fuchs' }),
      });
      await cell.check();
      const bar = page.getByRole('region', { name: t('changes.label') });
      await expect(bar).toContainText('Lena Fuchs');
      await checkAccessibility(page);
      await bar.getByRole('button', { name: t('changes.save') }).click();
      await expect(page.getByText(t('changes.saved'))).toBeVisible();
      await expect(bar).toBeHidden();
      await other.goto('/business/dashboard?tab=events');
      await expect(other.getByRole('link', { name: events('create') }).last()).toBeVisible();

      await page.getByRole('button', { name: t('menu.label', { name: 'Lena Fuchs' }) }).click();
      await page.getByRole('menuitem', { name: t('menu.remove') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('remove.confirm') })
        .click();
      await expect(page.getByText(t('remove.done'))).toBeVisible();
      allowConsole(/status of 403/);
      await other.reload();
      await expect(other.getByText(dashboard('business.missing'))).toBeVisible();
      await guest.close();
    });
  });
}

test('a person with several businesses switches, registers another one, and no tab mixes them', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const t = createTranslator('de', 'team', 'Dabei');
  const shell = createTranslator('de', 'shell', 'Dabei');
  const app = createTranslator('de', 'app', 'Dabei');
  const [first, second] = [await openAccount(request), await openAccount(request)];
  await openAs(page, first, `${TEAM}&dialog=invite`);
  const dialog = page.getByRole('dialog', { name: t('invite.title') });
  await dialog.getByLabel(t('invite.email')).fill(second.email);
  await dialog.getByRole('button', { name: t('invite.submit') }).click();
  await expect(page.getByText(t('invite.done'))).toBeVisible();

  await page.goto(await mailedLink(request, second.email, '/business/accept-invite'));
  await page.getByLabel('Passwort', { exact: true }).fill(second.password);
  await page.getByRole('button', { name: 'Einladung annehmen' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Zum Dashboard' }).click();
  const title = (company: string, of = page) => of.getByRole('heading', { level: 1, name: company });
  await expect(title(first.company)).toBeVisible();
  await page.reload();
  await expect(title(first.company)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/business/dashboard');
  await expect(title(first.company, other)).toBeVisible();
  const openMenu = async (of = page) => {
    await of.getByRole('button', { name: shell('nav.open') }).click();
    return of.getByRole('list', { name: shell('nav.switchBusiness') });
  };
  await expect(await openMenu(other)).toBeVisible();
  await other.keyboard.press('Escape');
  await (await openMenu()).getByRole('button', { name: second.company }).click();
  await expect(title(second.company)).toBeVisible();
  await expect(
    other.getByText(app('businesses.elsewhere', { other: second.company, own: first.company })),
  ).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: first.company })).toBeVisible();
  await checkAccessibility(other);

  await (await openMenu()).getByRole('link', { name: app('businesses.another') }).click();
  const words = languages.german;
  const wizard = wizardPage(page, words);
  await wizard.chooseType(words.cafe);
  await wizard.fillCompany(second.email);
  await wizard.next.click();
  await page.locator('input[type=file]').setInputFiles(pdf);
  await wizard.field(words.legalForm).selectOption('GmbH');
  await wizard.next.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fast geschafft' })).toBeVisible();
  await expect(page.getByLabel(words.loginEmail)).toBeHidden();
  await page.getByRole('checkbox', { name: words.adminAccepted }).check();
  await wizard.finish.click();
  await expect(title('Zur Fetten Ecke GmbH')).toBeVisible();

  await other.getByRole('button', { name: app('businesses.follow') }).click();
  await expect(title('Zur Fetten Ecke GmbH', other)).toBeVisible();
  await page.goto('/register/another');
  await wizard.expectStep(1);
  await expect(page.getByRole('radio', { name: words.cafe, exact: true })).not.toBeChecked();
});
