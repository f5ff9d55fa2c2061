import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { request as api } from '@playwright/test';
import { versionOn } from '#domain/legal/documents.ts';
import { trial } from '#domain/plans/price-lists.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { demoReviewer } from '#domain/shared/demo.ts';
import { readMails } from '../support/mailbox.ts';
import { expect } from '../support/test.ts';

export type Account = { email: string; password: string; company: string };

const API_KEY = 'dabei_public_demo';

async function readCode(request: APIRequestContext, email: string): Promise<string> {
  const [mail] = await readMails(request, email);
  return (
    /\b(\d{3}) ?(\d{3})\b/
      .exec(mail?.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  );
}

/**
 * Polls until the response is right. Prepared accounts outlive the journey that started them, where `expect.poll` would
 * stop silently.
 */
async function until<Answer>(ask: () => Promise<Answer>, isRight: (answer: Answer) => boolean): Promise<Answer> {
  for (const end = Date.now() + 40_000; ; await setTimeout(400)) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(answer)}`);
  }
}

const anyByte = () => randomBytes(1)[0];
/** Of a private network, so that no country is known. */
const anyAddress = () => `10.${anyByte()}.${anyByte()}.${anyByte()}`;

/**
 * Creates a confirmed, pending business with trial credits through the API. It has declared that it has no political
 * advertising.
 */
export async function openAccount(
  request: APIRequestContext,
  facts: Record<string, string> = {},
  { isDeclared = true }: { isDeclared?: boolean } = {},
): Promise<Account> {
  const name = randomUUID().slice(0, 8);
  const account = { email: `${name}@tresen.example`, password: 'sehr-geheim-2026', company: `Tresen ${name}` };
  const headers = { 'X-API-Key': API_KEY, 'X-Forwarded-For': anyAddress() };
  const registered = await request.post('/api/v1/registrations', {
    headers,
    data: {
      businessType: 'bar',
      companyName: account.company,
      street: 'Weserstraße 104',
      zipCode: '12047',
      city: 'Berlin',
      contactPerson: 'Meryem Schulz',
      businessPhone: '030 55574120',
      businessEmail: account.email,
      legalForm: 'GmbH',
      handelsregisterNumber: 'beantragt',
      loginEmail: account.email,
      password: account.password,
      confirmPassword: account.password,
      contactPreference: 'email',
      adminAccepted: 'true',
      selectedPlan: '',
      ...facts,
    },
  });
  expect(registered.status()).toBe(202);
  const { upload_token } = await registered.json();
  const code = await until(
    () => readCode(request, account.email),
    (read) => /^\d{6}$/.test(read ?? ''),
  );
  const confirmed = await request.post('/api/v1/registrations/confirm', {
    headers,
    data: { email: account.email, upload_token, code },
  });
  expect(confirmed.status()).toBe(200);
  if (isDeclared) {
    const { access_token: token } = await confirmed.json();
    const declared = await request.put('/api/v1/account/documents/advertising/declaration', {
      headers: { ...headers, Authorization: `Bearer ${token}` },
      data: { version: versionOn('advertising', berlinDay(new Date())).version },
    });
    expect(declared.status()).toBe(200);
  }
  return account;
}

/** Creates a verified business with mails in the request's language. Takes the ten seconds of the undo period. */
export async function openAndVerify(request: APIRequestContext): Promise<Account> {
  const account = await openAccount(request);
  await verify(request, account);
  return account;
}

/** Accounts prepared for the next journeys of this process, which skip the undo period. */
const prepared: Promise<Account>[] = [];
const AHEAD = 2;

async function prepare(): Promise<Account> {
  const baseURL = process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT}`;
  const request = await api.newContext({ baseURL });
  return openAndVerify(request);
}

/** A verified business with German mails. */
export function openVerifiedAccount(): Promise<Account> {
  while (prepared.length <= AHEAD) {
    const next = prepare();
    // The journey that takes the account gets the error; the last ones are never taken.
    next.catch(() => undefined);
    prepared.push(next);
  }
  return prepared.shift() ?? prepare();
}

let reviewer: Promise<Record<string, string>> | undefined;

/** Headers of the demo's reviewer, signed in once per process. */
export function authorizeReviewer(request: APIRequestContext): Promise<Record<string, string>> {
  reviewer ??= request
    .post('/api/v1/review/login', {
      headers: { 'X-API-Key': API_KEY },
      data: { username: demoReviewer.username, password: demoReviewer.password },
    })
    .then((answer) => answer.json())
    .then(({ access_token: token }) => ({ 'X-API-Key': API_KEY, Authorization: `Bearer ${token}` }));
  return reviewer;
}

/** The reviewers' id of an account's business. */
export async function caseIdOf(
  request: APIRequestContext,
  headers: Record<string, string>,
  company: string,
): Promise<string> {
  const found = await request.get(`/api/v1/review/businesses?q=${encodeURIComponent(company)}`, { headers });
  const [{ id }] = (await found.json()).data;
  return id;
}

/** Verifies an account's business as the demo's reviewer, seen by its owner. Guests see it after the undo period. */
export async function verify(request: APIRequestContext, account: Account): Promise<void> {
  const headers = await authorizeReviewer(request);
  const id = await caseIdOf(request, headers, account.company);
  expect((await request.post(`/api/v1/review/businesses/${id}/verify`, { headers })).status()).toBe(200);
  const read = async () => {
    // The idle connection may be closed by the time it is reused.
    const answer = await request.get(`/api/v1/review/businesses/${id}`, { headers, maxRetries: 1 });
    return (await answer.json()).decision;
  };
  // Waits instead of polling constantly.
  const settlesAt = (await read())?.settles_at;
  if (settlesAt) await setTimeout(Math.max(0, Date.parse(settlesAt) - Date.now()));
  await until(read, (decision) => decision?.settles_at === null);
  const seen = { headers: await authorize(request, account) };
  expect((await request.post('/api/v1/business/verification/seen', seen)).status()).toBe(204);
}

type Tokens = { access_token: string; refresh_token: string; expires_in: number; pageSession: string };
type SignIn = Pick<Account, 'email' | 'password'>;

/** One sign-in per account, shared by API calls and the browser. */
const sessions = new WeakMap<SignIn, Promise<Tokens>>();

function sessionOf(request: APIRequestContext, account: SignIn): Promise<Tokens> {
  const { email, password } = account;
  const begin = async (): Promise<Tokens> => {
    const data = { email, password, remember: true };
    const answer = await request.post('/api/v1/auth/login', { headers: { 'X-API-Key': API_KEY }, data });
    expect(answer.status()).toBe(200);
    const pageSession = /page_session=([\w-]+)/.exec(answer.headers()['set-cookie'] ?? '')?.[1] ?? '';
    return { ...(await answer.json()), pageSession };
  };
  const session = sessions.get(account) ?? begin();
  sessions.set(account, session);
  return session;
}

/** Headers of the account's own calls. */
export async function authorize(request: APIRequestContext, account: SignIn) {
  const { access_token: token } = await sessionOf(request, account);
  return { 'X-API-Key': API_KEY, Authorization: `Bearer ${token}` };
}

/** Ends all sessions of an account. */
export async function endSessions(request: APIRequestContext, account: SignIn): Promise<void> {
  await request.delete('/api/v1/auth/sessions', { headers: await authorize(request, account) });
  sessions.delete(account);
}

/** Signs a page in with a stored session. */
export async function keepSession(page: Page, account: SignIn): Promise<void> {
  const { expires_in: seconds, pageSession, ...tokens } = await sessionOf(page.request, account);
  const url = process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT}`;
  await page.context().addCookies([{ name: 'page_session', value: pageSession, url, httpOnly: true, sameSite: 'Lax' }]);
  const session = JSON.stringify({ ...tokens, expires_at: Date.now() + seconds * 1000, remember: true });
  // Once per tab, so that signing out sticks.
  await page.addInitScript((stored) => {
    if (window !== top || sessionStorage.getItem(stored) !== null) return;
    sessionStorage.setItem(stored, '');
    localStorage.setItem('dabei.session', stored);
  }, session);
}

/** Opens a screen signed in, without the login form. */
export async function openAs(page: Page, account: SignIn, path = '/business/dashboard'): Promise<void> {
  await keepSession(page, account);
  await page.goto(path);
}

/** Fills in and sends the visible login form. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel(/^E-mail$/i).fill(email);
  await page.getByLabel(/^Pass(wort|word)$/).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Einloggen|Log in)$/ })
    .click();
}

/** Publishes events of four and two credits until the trial has `left`, an odd number. */
export async function spendTrial(request: APIRequestContext, account: Account, left: number): Promise<void> {
  const headers = await authorize(request, account);
  const event_date = addDays(new Date().toISOString().slice(0, 10), 20);
  for (let balance = trial.credits; balance > left; ) {
    const push_notification = balance - left >= 4;
    const data = { title: 'Teuer', description: 'Sehr.', event_date, status: 'published', featured_event: true };
    const answer = await request.post('/api/v1/events', { headers, data: { ...data, push_notification } });
    expect(answer.status()).toBe(201);
    balance -= (await answer.json()).credits_spent;
  }
}
