import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Room } from '#web/paths.ts';
import { checkAccessibility, checkBothThemes, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseDay } from './event-steps.ts';
import { openAccount, openAs } from './open-account.ts';
import { openRoom, roomButton } from './open-room.ts';

const DASHBOARD = '/business/dashboard';

async function openProfile(page: Page, account: Awaited<ReturnType<typeof openAccount>>) {
  await openAs(page, account);
  await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
}

/** Presses Tab until the control has focus. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${wanted}`);
}

test.describe('in German, at a desk', () => {
  test.use({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });

  test('an owner fills in the business data and the public profile, beside a colleague', async ({
    page,
    request,
    context,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/status of 412/);
    const { business, editing, profile: t } = wordsOf('de');
    const account = await openAccount(request);
    await openProfile(page, account);

    await openRoom(page, 'business');
    const companyName = page.getByLabel(business('columns.company_name'));
    await expect(companyName).toBeFocused();
    await companyName.fill('Fette Ecke Gastro GmbH');
    await page.getByLabel(business('columns.handelsregister_number')).fill('');
    await checkAccessibility(page);
    await page
      .getByRole('button', { name: business('save') })
      .first()
      .click();
    await expect(page.getByText('Geschäftsdaten erfolgreich gespeichert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Fette Ecke Gastro GmbH' })).toBeVisible();

    await expect(roomButton(page, 'business')).toBeFocused();

    await openRoom(page, 'look');
    const preview = page.getByRole('region', { name: t('preview.title') });
    const image = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2f6f5e' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'geheim' } })
      .toBuffer();
    const fileInput = page.getByRole('group', { name: 'Profilbild' }).locator('input[type=file]');
    await fileInput.setInputFiles({ name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Bild') });
    await expect(page.getByText('Bitte wählen Sie eine Bilddatei aus')).toBeVisible();
    await fileInput.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: image });
    await expect(page.getByText('Bild erfolgreich hochgeladen')).toBeVisible();
    await expect
      .poll(() => preview.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);

    await openRoom(page, 'public');
    await page.getByLabel(t('columns.display_name')).fill('Zur Fetten Ecke');
    await page.getByLabel(t('columns.description')).fill('Kaltes Pils, warme Stullen.');
    for (const name of ['Bar', 'Unterhaltung', 'Kultur']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('checkbox', { name: 'Hotel' }).click({ force: true });
    await expect(page.getByRole('checkbox', { name: 'Hotel' })).not.toBeChecked();
    await expect(page.getByText(t('categories.full'))).toBeVisible();
    await openRoom(page, 'hours');
    await expect(page.getByLabel(t('columns.display_name'))).toBeHidden();
    await expect(preview.getByRole('heading', { name: 'Zur Fetten Ecke' })).toBeVisible();
    // Midnight at the latest: a later end would belong to yesterday's night, which a closure from today does not
    // shorten.
    await page.getByLabel(t('hours.to', { day: 'Freitag' }), { exact: true }).fill('24');
    await expect(page.getByText(t('hours.nextDay'))).toBeVisible();
    await page.getByRole('button', { name: t('hours.copy', { day: 'Freitag' }) }).click();
    await page.getByRole('checkbox', { name: t('hours.copyDialog.all') }).check();
    await checkAccessibility(page);
    await page.getByRole('button', { name: t('hours.copyDialog.submit') }).click();
    await expect(page.getByLabel(t('hours.to', { day: 'Sonntag' }), { exact: true })).toHaveValue('00:00');
    await expect(preview.getByText('09:00 – 00:00 Uhr')).toBeVisible();

    await page.getByRole('button', { name: t('closures.add'), exact: true }).click();
    const closure = page.getByRole('dialog', { name: t('closures.dialog.title') });
    await chooseDay(closure, t('closures.dialog.start'), today, 'de');
    await chooseDay(closure, t('closures.dialog.end'), addDays(today, 1), 'de');
    await chooseDay(closure, t('closures.dialog.start'), addDays(today, 2), 'de');
    await expect(page.getByText(t('closures.dialog.order'))).toBeVisible();
    await chooseDay(closure, t('closures.dialog.start'), today, 'de');
    await page.getByLabel(t('closures.dialog.reason')).fill('Betriebsferien');
    await page.getByRole('button', { name: t('closures.dialog.submit') }).click();
    await expect(preview.getByText('Geschlossen', { exact: true })).toBeVisible();
    await expect(preview.getByText(/Betriebsferien/)).toBeVisible();
    await checkBothThemes(page);

    await page.getByRole('link', { name: 'So sehen dich Gäste' }).click();
    await expect(page.getByRole('alertdialog', { name: editing('leave.title') })).toBeVisible();
    await page.getByRole('button', { name: editing('leave.stay') }).click();
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText('Benutzerprofil erfolgreich gespeichert')).toBeVisible();
    await expect(roomButton(page, 'hours')).toBeFocused();

    await expect(page.getByText(t('rooms.unsaved'))).toHaveCount(1);
    await openRoom(page, 'public');
    await expect(page.getByLabel(t('columns.description'))).toHaveValue('Kaltes Pils, warme Stullen.');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(roomButton(page, 'public')).toBeFocused();
    await expect(page.getByText(t('rooms.unsaved'))).toHaveCount(0);

    const colleague = await context.newPage();
    await colleague.goto(DASHBOARD);
    await openRoom(colleague, 'contact');
    await colleague.getByLabel(t('columns.public_phone')).fill('030 1234567');
    await colleague.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(colleague.getByText('Benutzerprofil erfolgreich gespeichert')).toBeVisible();
    await colleague.close();
    await openRoom(page, 'public');
    await page.getByLabel(t('columns.description')).fill('Jeden Mittwoch Kneipenquiz.');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: editing('conflict.title') })).toContainText(
      t('columns.public_phone'),
    );
    await checkAccessibility(page);
    await page.getByRole('button', { name: editing('conflict.keep') }).click();
    await expect(page.getByRole('dialog', { name: editing('conflict.title') })).toBeHidden();
    await expect(roomButton(page, 'public')).toBeVisible();
    await expect(page.getByText(t('rooms.unsaved'))).toHaveCount(0);
    await page.reload();
    await openRoom(page, 'public');
    await expect(page.getByLabel(t('columns.description'))).toHaveValue('Jeden Mittwoch Kneipenquiz.');
    await openRoom(page, 'contact');
    await expect(page.getByLabel(t('columns.public_phone'))).toHaveValue('030 1234567');
    await page.goBack();
    await expect(roomButton(page, 'contact')).toBeVisible();
    await openRoom(page, 'look');

    await page.getByRole('button', { name: t('image.remove'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('image.remove') })
      .click();
    await expect(page.getByText('Bild erfolgreich entfernt')).toBeVisible();
  });
});

test.describe('in English, on a phone with a keyboard', () => {
  test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } });

  test('an owner edits the user view without a mouse', async ({ page, request }) => {
    test.slow();
    const { profile: t } = wordsOf('en');
    const account = await openAccount(request);
    await openProfile(page, account);
    await page.goto(`${DASHBOARD}?tab=user-view`);
    await expect(page.getByRole('heading', { level: 2, name: t('userView.title') })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);

    const shown = page.frameLocator('iframe');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(account.company);
    await expect(page.getByText(t('guestView.unseen.pending'))).toBeVisible();
    const tool = shown.getByRole('button', { name: t('guestView.edit.hours') });
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await tool.press('Enter');
    const close = page.getByRole('button', { name: t('rooms.closeRoom', { name: t('rooms.hours.title') }) });
    await expect(close).toBeFocused();
    await close.press('Enter');
    await expect(tool).toBeFocused();
    const enter = async (room: Room) => {
      await tabTo(page, roomButton(page, room, 'en'));
      await page.keyboard.press('Enter');
    };
    const part = { public: 'name', hours: 'hours', contact: 'contact', look: 'look' } as const;
    /** From the preview, as closed rooms show none of their own. */
    const enterByPart = (scope: Page | FrameLocator, room: keyof typeof part) =>
      scope
        .getByRole('button', { name: t(`guestView.edit.${part[room]}`) })
        .first()
        .press('Enter');
    await expect(roomButton(page, 'public', 'en')).toBeHidden();
    await enterByPart(shown, 'public');
    const card = page.getByRole('article').first();
    const choose = async (radio: Locator) => {
      await expect(radio).toBeVisible();
      await radio.press('Space');
      await expect(radio).toBeChecked();
    };
    const look = async (view: 'page' | 'card' | 'phone') => {
      await choose(page.getByRole('radio', { name: t(`guestView.${view}`), exact: true }));
    };
    await tabTo(page, page.getByLabel(t('columns.display_name')));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('The Fat Corner');
    await look('page');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('The Fat Corner');
    await expect(page.getByText(t('guestView.unseen.unsaved'))).toBeVisible();
    await checkAccessibility(page);
    await look('phone');
    await expect(
      page.getByRole('region', { name: t('guestView.phoneTitle', { name: 'The Fat Corner' }) }),
    ).toBeVisible();
    await look('card');
    await expect(card.getByRole('heading', { name: 'The Fat Corner' })).toHaveCSS('text-transform', 'uppercase');
    await tabTo(page, page.getByRole('checkbox', { name: 'Bar' }));
    await page.keyboard.press('Space');
    await enter('hours');
    await tabTo(page, page.getByRole('switch', { name: t('hours.isOpen', { day: 'Monday' }) }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: t('closures.add'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: t('closures.dialog.start') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: t('closures.add'), exact: true })).toBeFocused();
    await enter('contact');
    await tabTo(page, page.getByLabel(t('columns.website_url')));
    await page.keyboard.type('fat-corner.example');
    await tabTo(page, page.getByRole('switch', { name: new RegExp(`^${t('columns.show_phone')}`) }).last());
    await page.keyboard.press('Space');
    await look('card');
    await expect(card.getByText('Bar', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: '030 55574120' })).toBeVisible();
    await checkAccessibility(page);
    const save = page.getByRole('button', { name: t('save'), exact: true });
    for (const room of ['contact', 'hours', 'public'] as const) {
      if (room !== 'contact') await enterByPart(page, room);
      await tabTo(page, save);
      await page.keyboard.press('Enter');
      const closing = t('rooms.closeRoom', { name: t(`rooms.${room}.title`) });
      await expect(page.getByRole('button', { name: closing })).toBeHidden();
    }

    await page.reload();
    await enterByPart(shown, 'contact');
    await expect(page.getByLabel(t('columns.website_url'))).toHaveValue('https://fat-corner.example/');
    await enter('hours');
    await expect(page.getByRole('switch', { name: t('hours.isOpen', { day: 'Monday' }) })).not.toBeChecked();
    await look('card');
    await expect(card.getByRole('link', { name: 'fat-corner.example' })).toBeVisible();
  });
});

function wordsOf(language: Language) {
  return {
    profile: createTranslator(language, 'profile', 'Dabei'),
    editing: createTranslator(language, 'editing', 'Dabei'),
    business: createTranslator(language, 'business-data', 'Dabei'),
  };
}
