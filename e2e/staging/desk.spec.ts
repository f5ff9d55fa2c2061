import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { authorizeReviewer, caseIdOf, openAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { readMail, stagingPage, words } from './staging-page.ts';

const w = words.de;

/** Adds a reviewer with the operator's command. */
async function addReviewer(name: string): Promise<{ username: string; password: string }> {
  const reviewer = { username: `${name}-${randomUUID().slice(0, 8)}`, password: 'sehr-geheim-2026' };
  await new Promise<void>((resolve, reject) => {
    const env = { ...process.env, DEMO: '1', DATA_DIR: process.env.E2E_FOLDER };
    const add = execFile(
      process.execPath,
      ['scripts/operate/reviewer.ts', 'add', reviewer.username, '--password-stdin'],
      { env },
      (error, _out, told) => (error ? reject(new Error(told, { cause: error })) : resolve()),
    );
    add.stdin?.end(reviewer.password);
  });
  return reviewer;
}

async function signIn(page: Page, reviewer?: { username: string; password: string }): Promise<void> {
  await page.goto('/staging/login');
  await stagingPage(page, w).logIn(reviewer?.password, reviewer?.username);
  await expect(page).toHaveURL(/\/staging\/dashboard$/);
}

test('five cases are decided by keyboard alone, one is taken back, one is rejected for what failed', async ({
  page,
  request,
  allowConsole,
}) => {
  // Browsers skip a view transition when busy or interrupted; the change itself happens.
  allowConsole(/Transition was (aborted because of timeout in DOM update|skipped)/);
  const clean = await Promise.all(Array.from({ length: 4 }, () => openAccount(request)));
  const wrong = await openAccount(request, { handelsregisterNumber: 'HRA 12345' });
  const headers = await authorizeReviewer(request);
  const open = async (company: string) => page.goto(`/staging/businesses/${await caseIdOf(request, headers, company)}`);
  await signIn(page);
  await open(wrong.company);
  const heading = page.getByRole('heading', { level: 1 });
  const bar = page.getByRole('group', { name: w.lastDecision });
  await expect(heading).toHaveText(wrong.company);
  await expect(page.getByText(w.mine).filter({ visible: true })).toBeVisible();

  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const hasMovedOn = async (company: string) => {
    await expect(heading).not.toHaveText(company);
    await expect(heading).toBeFocused();
  };

  // Failed checks are ticked; the question focuses its safe answer.
  await expect(page.locator('summary', { hasText: w.why })).toContainText('(1');
  await press('a');
  await expect(page.getByRole('alertdialog', { name: w.asks(wrong.company) })).toContainText(w.reasons[0]);
  await press('Tab');
  await press('Enter');
  await expect(bar).toContainText(`${w.rejected}: ${wrong.company}`);
  await hasMovedOn(wrong.company);

  const left = new Set(clean.map(({ company }) => company));
  let takenBack: string | null = null;
  while (left.size > 0) {
    const company = (await heading.textContent()) ?? '';
    if (!left.has(company)) {
      // Skips cases of other journeys.
      const [next = ''] = left;
      await open(next);
      await expect(heading).toHaveText(next);
      await expect(page.getByText(w.mine).filter({ visible: true })).toBeVisible();
      continue;
    }
    await expect(page.getByText(w.mine).filter({ visible: true })).toBeVisible();
    await press('v');
    await expect(bar).toContainText(`${w.verified}: ${company}`);
    if (takenBack === null) {
      takenBack = company;
      await press('z');
      await expect(page.getByText(w.takenBack).filter({ visible: true }).first()).toBeVisible();
      await expect(heading).toHaveText(company);
      await expect(heading).toBeFocused();
      await expect(bar).toBeHidden();
      await expect(page.getByText(w.mine).filter({ visible: true })).toBeVisible();
      continue;
    }
    left.delete(company);
    if (left.size > 0) await hasMovedOn(company);
  }
  expect(pressed).toBe(3 + 4 + 2);

  expect(await readMail(page, wrong.email, w.rejectedMail(wrong.company))).toContain(`${w.reasons[0]}: `);
  for (const { email, company } of clean) await readMail(page, email, w.verifiedMail(company));
  const again = clean.find(({ company }) => company === takenBack);
  const mails = await readMails(request, again?.email);
  expect(mails.filter(({ subject }) => subject === w.verifiedMail(again?.company ?? ''))).toHaveLength(1);

  await page.goto('/staging/figures');
  await expect(page.getByRole('row', { name: /staging/ })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: w.keys })).toContainText(w.reject);
  await checkAccessibility(page);
});

test('a case that one reviewer works on is taken over by another', async ({ browser, page, request, allowConsole }) => {
  allowConsole(/status of 409/);
  const { company } = await openAccount(request);
  const rita = await addReviewer('rita');
  const omar = await addReviewer('omar');
  const address = `/staging/businesses/${await caseIdOf(request, await authorizeReviewer(request), company)}`;
  await signIn(page, rita);
  await page.goto(address);
  // Another journey may have claimed it.
  const [mine, takeOver] = [
    page.getByText(w.mine).filter({ visible: true }),
    page.getByRole('button', { name: w.takeOver }),
  ];
  await expect(mine.or(takeOver)).toBeVisible();
  if (await takeOver.isVisible()) await takeOver.click();
  await expect(mine).toBeVisible();

  const others = await browser.newContext();
  const theirs = await others.newPage();
  await signIn(theirs, omar);
  await stagingPage(theirs, w).find(company);
  await expect(theirs.getByText(w.worksOn(rita.username))).toBeVisible();
  await theirs.goto(address);
  await expect(theirs.getByText(w.claimedBy(rita.username))).toBeVisible();
  await theirs.keyboard.press('v');
  await expect(theirs.getByRole('button', { name: w.verify })).toHaveAttribute('aria-disabled', 'true');
  await theirs.getByRole('button', { name: w.takeOver }).click();
  await expect(theirs.getByText(w.mine).filter({ visible: true })).toBeVisible();

  await page.getByRole('button', { name: w.verify }).click();
  await expect(page.getByText(`${omar.username} arbeitet gerade an ${company}.`).first()).toBeVisible();
  await theirs.getByRole('button', { name: w.verify }).click();
  await expect(theirs.getByRole('group', { name: w.lastDecision })).toContainText(company);
  await others.close();
});
