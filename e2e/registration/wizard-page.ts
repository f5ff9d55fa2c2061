import type { Page } from '@playwright/test';
import { readMails } from '../support/mailbox.ts';
import { expect } from '../support/test.ts';
import type { Words } from './words.ts';

export const password = 'ein-gutes-passwort';

export const pdf = {
  name: 'Gewerbeschein.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
};

/** An unused address. */
export function newAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@fette-ecke.example`;
}

/** The registration as people see it: located by text. */
export function wizardPage(page: Page, words: Words) {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const next = page.getByRole('button', { name: words.next, exact: true });
  const finish = page.getByRole('button', { name: words.finish });

  return {
    field,
    next,
    finish,
    code: field(words.code),
    confirm: page.getByRole('button', { name: words.confirm }),

    async expectStep(step: number) {
      await expect(page.getByText(words.progress(step), { exact: true })).toBeVisible();
    },

    async chooseType(name: string) {
      await page.getByRole('radio', { name, exact: true }).check();
      await next.click();
    },

    async fillCompany(email: string) {
      await page.getByLabel(words.companyName).fill('Zur Fetten Ecke GmbH');
      await field(words.street).fill('Weserstraße 44');
      await field(words.zipCode).fill('12045');
      await field(words.city).fill('Berlin');
      await page.getByLabel(words.contactPerson).fill('Kim Sommer');
      await field(words.businessPhone).fill('030 1234567');
      await field(words.businessEmail).fill(email);
    },

    async fillAccount(email: string) {
      await page.getByLabel(words.loginEmail).fill(email);
      await field(words.password).fill(password);
      await field(words.confirmPassword).fill(password);
      await page.getByRole('checkbox', { name: words.adminAccepted }).check();
    },

    /** Shortest way from the first step to the code screen. */
    async register(email: string) {
      await page.goto('/register');
      await this.chooseType(words.cafe);
      await this.fillCompany(email);
      await next.click();
      await field(words.legalForm).selectOption('GmbH');
      await next.click();
      await this.fillAccount(email);
      await finish.click();
      await expect(page).toHaveURL(/\/register\/code$/);
    },
  };
}

/** The newest code mailed to an address. */
export async function readMailedCode(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const [newest] = await readMails(page.request, email);
    code = newest?.subject.match(/\d{6}/)?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}
