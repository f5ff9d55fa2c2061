import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { request as api } from '@playwright/test';
import { trial } from '#domain/plans/price-lists.ts';
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
 * Asks until the answer is right. What is prepared for the next journey outlives the one that began it, and `expect.poll` gives up
 * without a word when its journey ends.
 */
async function until<Answer>(ask: () => Promise<Answer>, isRight: (answer: Answer) => boolean): Promise<Answer> {
  for (const end = Date.now() + 40_000; ; await setTimeout(400)) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(answer)}`);
  }
}

/** A confirmed business of its own for one journey, opened through the API: pending, with the credits of the trial. */
export async function openAccount(request: APIRequestContext, facts: Record<string, string> = {}): Promise<Account> {
  const name = randomUUID().slice(0, 8);
  const account = { email: `${name}@tresen.example`, password: 'sehr-geheim-2026', company: `Tresen ${name}` };
  const headers = { 'X-API-Key': API_KEY };
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
  return account;
}

/** An account whose business guests can see, with mails in the language of this request: opened now, which takes ten seconds. */
export async function openAndVerify(request: APIRequestContext): Promise<Account> {
  const account = await openAccount(request);
  await verify(request, account);
  return account;
}

/** Accounts of the next journeys in this process: a decision can be taken back for ten seconds, for which none has to wait. */
const prepared: Promise<Account>[] = [];
const AHEAD = 2;

async function prepare(): Promise<Account> {
  const baseURL = process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT}`;
  const request = await api.newContext({ baseURL });
  const account = await openAndVerify(request);
  await authorize(request, account);
  return account;
}

/** An account whose business guests can see, with mails in German. */
export function openVerifiedAccount(): Promise<Account> {
  while (prepared.length <= AHEAD) {
    const next = prepare();
    // The journey that takes the account gets the failure; the last ones are never taken.
    next.catch(() => undefined);
    prepared.push(next);
  }
  return prepared.shift() ?? prepare();
}

let reviewer: Promise<Record<string, string>> | undefined;

/** Headers of calls of the demo's reviewer, who signs in once for all journeys of this process. */
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

/** Under which id reviewers find the business of an account. */
export async function caseIdOf(
  request: APIRequestContext,
  headers: Record<string, string>,
  company: string,
): Promise<string> {
  const found = await request.get(`/api/v1/review/businesses?q=${encodeURIComponent(company)}`, { headers });
  const [{ id }] = (await found.json()).data;
  return id;
}

/** Verifies the business of an account, as the demo's reviewer. Guests see it once that can no longer be taken back. */
export async function verify(request: APIRequestContext, { company }: Account): Promise<void> {
  const headers = await authorizeReviewer(request);
  const id = await caseIdOf(request, headers, company);
  expect((await request.post(`/api/v1/review/businesses/${id}/verify`, { headers })).status()).toBe(200);
  const read = async () => {
    // A connection that lay idle until the decision settled may be closed as it is used again.
    const answer = await request.get(`/api/v1/review/businesses/${id}`, { headers, maxRetries: 1 });
    return (await answer.json()).decision;
  };
  // The server has enough to do without being asked all the while.
  const settlesAt = (await read())?.settles_at;
  if (settlesAt) await setTimeout(Math.max(0, Date.parse(settlesAt) - Date.now()));
  await until(read, (decision) => decision?.settles_at === null);
}

type Tokens = { access_token: string; refresh_token: string; expires_in: number; pageSession: string };
type SignIn = Pick<Account, 'email' | 'password'>;

/** One sign-in of each account, for what a journey asks by itself and for its browser. */
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

/** Headers of calls that this account makes itself. */
export async function authorize(request: APIRequestContext, account: SignIn) {
  const { access_token: token } = await sessionOf(request, account);
  return { 'X-API-Key': API_KEY, Authorization: `Bearer ${token}` };
}

/** Ends every session of an account, wherever it is signed in. */
export async function endSessions(request: APIRequestContext, account: SignIn): Promise<void> {
  await request.delete('/api/v1/auth/sessions', { headers: await authorize(request, account) });
  sessions.delete(account);
}

/** Signs a page in as if this browser had been signed in before. */
export async function keepSession(page: Page, account: SignIn): Promise<void> {
  const { expires_in: seconds, pageSession, ...tokens } = await sessionOf(page.request, account);
  const url = process.env.E2E_URL ?? `http://localhost:${process.env.E2E_PORT}`;
  await page.context().addCookies([{ name: 'page_session', value: pageSession, url, httpOnly: true, sameSite: 'Lax' }]);
  const session = JSON.stringify({ ...tokens, expires_at: Date.now() + seconds * 1000, remember: true });
  // Once in each tab: somebody who signs out stays signed out.
  await page.addInitScript((stored) => {
    if (window !== top || sessionStorage.getItem(stored) !== null) return;
    sessionStorage.setItem(stored, '');
    localStorage.setItem('dabei.session', stored);
  }, session);
}

/** Opens a screen as somebody who is signed in. The journeys of the login fill in its form. */
export async function openAs(page: Page, account: SignIn, path = '/business/dashboard'): Promise<void> {
  await keepSession(page, account);
  await page.goto(path);
}

/** Fills in the login that is on show and sends it. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel(/^E-mail$/i).fill(email);
  await page.getByLabel(/^Pass(wort|word)$/).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Einloggen|Log in)$/ })
    .click();
}

/** Publishes events of four and two credits until the trial has so many left: an odd number. */
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
