import type { Page } from '@playwright/test';
import { readMails } from '../support/mailbox.ts';
import { expect } from '../support/test.ts';

export const words = {
  de: {
    locale: 'de-DE',
    username: 'Benutzername',
    password: 'Passwort',
    logIn: 'Einloggen',
    logOut: 'Abmelden',
    invalid: 'Ungültige Anmeldedaten',
    welcome: 'Staging-Zugang erfolgreich!',
    loggedOut: 'Erfolgreich abgemeldet',
    search: 'Suchen',
    check: 'Prüfen',
    verify: 'Verifizieren',
    reject: 'Ablehnen',
    plausibility: 'Plausibilität',
    location: 'Ort auf der Karte',
    middleOfPostcode: /^Nur die Mitte der Postleitzahl, bis zu 3\skm daneben$/,
    reasonMissing: 'Wähle einen Grund oder schreib eine Begründung.',
    reasons: ['Registernummer', 'Nachweis fehlt'],
    why: 'Ablehnung begründen',
    explanation: 'Begründung',
    asks: (company: string) => `${company} ablehnen?`,
    rejected: 'Business abgelehnt',
    verified: 'Business verifiziert',
    rejectedMail: (company: string) => `${company}: Bitte bessere etwas nach`,
    verifiedMail: (company: string) => `${company} ist verifiziert`,
    pendingBanner: 'Dein Profil ist noch nicht live in der App.',
    rejectedBanner: 'Wir konnten deinen Laden nicht bestätigen.',
    mend: 'Das kannst du tun',
    proof: 'Neuen Nachweis hochladen',
    reopened: 'Danke! Wir prüfen deinen Laden noch einmal.',
    proofOf: (company: string) => `Nachweis von ${company}`,
    lit: 'Bei dir brennt Licht.',
    badge: 'Verifiziert',
    awaiting: 'Wartet auf Freischaltung',
    lastDecision: 'Letzte Entscheidung',
    mine: /^für dich, noch \d+\smin$/,
    worksOn: (name: string) => `${name} arbeitet daran`,
    claimedBy: (name: string) => new RegExp(`^${name} arbeitet gerade an diesem Fall`),
    takeOver: 'Übernehmen',
    takenBack: 'Zurückgenommen',
    keys: 'Tasten',
  },
  en: {
    locale: 'en-GB',
    username: 'User name',
    password: 'Password',
    logIn: 'Log in',
    logOut: 'Log out',
    invalid: 'Invalid credentials',
    welcome: 'Staging access granted!',
    loggedOut: 'Logged out',
    search: 'Search',
    check: 'Check',
    verify: 'Verify',
    reject: 'Reject',
    plausibility: 'Plausibility',
    location: 'Place on the map',
    middleOfPostcode: /^Only the middle of the postcode, up to 3\skm off$/,
    reasonMissing: 'Choose a reason or write an explanation.',
    reasons: ['Register number', 'No proof'],
    why: 'Reasons for rejecting',
    explanation: 'Explanation',
    asks: (company: string) => `Reject ${company}?`,
    rejected: 'Business rejected',
    verified: 'Business verified',
    rejectedMail: (company: string) => `${company}: something needs fixing`,
    verifiedMail: (company: string) => `${company} is verified`,
    pendingBanner: 'Your profile is not live in the app yet.',
    rejectedBanner: 'We could not confirm your business.',
    mend: 'What you can do',
    proof: 'Upload a new proof',
    reopened: 'Thank you! We are checking your business again.',
    proofOf: (company: string) => `Proof of ${company}`,
    lit: 'The lights are on.',
    badge: 'Verified',
    awaiting: 'Waiting to go live',
    lastDecision: 'Last decision',
    mine: /^yours for another \d+\smin$/,
    worksOn: (name: string) => `${name} is working on it`,
    claimedBy: (name: string) => new RegExp(`^${name} is working on this case`),
    takeOver: 'Take over',
    takenBack: 'Taken back',
    keys: 'Keys',
  },
} as const;
export type Words = (typeof words)['de' | 'en'];

export function stagingPage(page: Page, w: Words) {
  return {
    async logIn(password = 'dabei-demo-2026', username = 'staging') {
      await page.getByLabel(w.username).fill(username);
      await page.getByLabel(w.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: w.logIn }).click();
    },
    async find(company: string) {
      await page.getByLabel(w.search).fill(company);
      await expect(page.getByRole('heading', { level: 2, name: company })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    },
    async open(company: string) {
      await this.find(company);
      await page.getByRole('link', { name: `${w.check}: ${company}` }).click();
      await expect(page.getByRole('heading', { name: w.plausibility })).toBeVisible();
    },
  };
}

/** Waits for a mail in the demo's mailbox; returns its text. */
export async function readMail(page: Page, to: string, subject: string): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    text = (await readMails(page.request, to)).find((mail) => mail.subject === subject)?.text;
    expect(text).toBeDefined();
  }).toPass();
  return text ?? '';
}
