import { texts } from '../screens/screens.ts';
import { readMails } from '../support/mailbox.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';

test('the English addresses show the same pages and name the main one', async ({ request }) => {
  for (const { path, alias, de = '' } of texts) {
    const html = await (await request.get(alias ?? path)).text();
    expect(html, alias).toMatch(new RegExp(`<h1[^>]*>[^]*?${de.replace(/[?.]/g, '.')}`));
    expect(html, alias).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
  }
});

test('a reader searches the privacy policy and prints all of it', async ({ page }) => {
  await page.goto('/datenschutz');
  const sections = page.locator('[data-section]');
  const total = await sections.count();
  await page.getByRole('searchbox').fill('standort');
  await expect(page.getByRole('status')).toContainText('„standort“');
  const shown = await sections.filter({ visible: true }).count();
  expect(shown).toBeLessThan(total);
  await expect(page.getByRole('status')).toHaveText(`${shown} von ${total} Abschnitten enthalten „standort“.`);
  const hits = await page.locator('mark').count();
  expect(hits).toBeGreaterThan(shown);
  await expect(page.getByText(`${hits} Treffer`)).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  const counts = await contents.locator('b:visible').evaluateAll((all) => all.map((b) => b.lastChild?.textContent));
  expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(hits);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sections.filter({ visible: true })).toHaveCount(total);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Als PDF speichern' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  // Choosing a section hidden by the search ends the search.
  await contents.getByRole('link', { name: 'Push-Nachrichten' }).click();
  await expect(page.getByRole('heading', { name: 'Push-Nachrichten' })).toBeInViewport();
  await expect(sections.filter({ visible: true })).toHaveCount(total);
  await expect(page.locator('mark')).toHaveCount(0);
});

test('contents follow the reader, and one button leads back up', async ({ page }) => {
  await page.goto('/agb');
  const toTop = page.getByRole('link', { name: 'Nach oben' });
  await expect(toTop).toBeHidden();
  const current = page.getByRole('navigation', { name: 'Inhalt' }).locator('[aria-current=true]');
  await expect(current).toContainText('Einleitung');
  await page
    .getByRole('heading', { name: 'Teilnahmevoraussetzungen' })
    .first()
    .evaluate((heading) => heading.scrollIntoView());
  await expect(current).toContainText('Teilnahmevoraussetzungen');
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('a search in the questions opens those that match', async ({ page }) => {
  await page.goto('/faq?q=Mitternacht');
  await expect(page.getByText('Liegt das Ende vor dem Beginn')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kosten Entwürfe etwas?' })).toBeHidden();
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(page.getByRole('heading', { name: 'Kosten Entwürfe etwas?' })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
});

test('everything can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE', baseURL });
  const page = await context.newPage();
  await page.goto('/datenschutz');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Weitere Informationen' })).toBeVisible();
  await page.goto('/faq');
  await page.getByText('Verfallen Credits?').click();
  await expect(page.getByText('Gekaufte Credits verfallen nie.')).toBeVisible();
  await context.close();
});

test('a visitor writes by the contact form, and both sides get a mail', async ({ page, request, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const email = `vera-${Date.now()}@example.com`;
  await page.goto('/contact?topic=withdrawal');
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('withdrawal');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  for (const missing of ['Wie heißt du?', 'Ohne E-Mail können wir nicht antworten.', 'Schreib uns, worum es geht.'])
    await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await checkAccessibility(page);
  await page.getByLabel('Name').fill('Vera Vogel');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Nachricht').fill('Ich widerrufe den Kauf von 25 Credits.');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await expect(page.getByLabel('Nachricht')).toHaveValue('Ich widerrufe den Kauf von 25 Credits.');

  await page.route('**/api/v1/contact', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Nichts ist verloren');
  await expect(page.getByLabel('Name')).toHaveValue('Vera Vogel');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { name: 'Angekommen. Danke!' })).toBeFocused();
  await checkAccessibility(page);

  const mails = async () => {
    const all = await readMails(request);
    return all.filter(({ to, reply_to: replyTo }) => to === email || replyTo === email);
  };
  await expect.poll(async () => (await mails()).length).toBe(2);
  const [confirmation] = (await mails()).filter(({ to }) => to === email);
  expect(confirmation?.text).toContain('Damit ist dein Widerruf bei uns eingegangen.');
  const [forwarded] = (await mails()).filter(({ reply_to: replyTo }) => replyTo === email);
  expect(forwarded?.subject).toMatch(/^Kontakt: Widerruf \(/);
  expect(forwarded?.text).toContain('Ich widerrufe den Kauf von 25 Credits.');
});

test('a consumer withdraws in two steps from any page, without scripts, and gets what they sent', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE', baseURL });
  const page = await context.newPage();
  const email = `willi-${Date.now()}@example.com`;
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await page.getByLabel('Dein Name').fill('Willi Widder');
  await page.getByLabel('Was widerrufst du?').fill('Das Premium-Abo vom Freitag');
  await page.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('alert')).toContainText('Nichts ist verloren');
  await expect(page.getByLabel('Was widerrufst du?')).toHaveValue('Das Premium-Abo vom Freitag');
  await page.getByLabel('Deine E-Mail').fill(email);
  await page.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { name: 'Schritt 2 von 2: Stimmt das so?' })).toBeVisible();
  await expect(page.getByText('Willi Widder')).toBeVisible();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Dein Widerruf ist da' })).toBeVisible();
  const [reference = ''] = (await page.getByText('Dein Vorgang').textContent())?.match(/[0-9A-F]{4}-[0-9A-F]{4}/) ?? [];
  await expect(async () => {
    const [receipt] = await readMails(request, email);
    expect(receipt?.subject).toContain(reference);
    expect(receipt?.text).toContain('Das Premium-Abo vom Freitag');
  }).toPass();
  await context.close();
});
