import createClient from 'openapi-fetch';
import { createChosenBusiness, storedChoice } from './chosen-business.ts';
import type { ApiPaths } from './paths.ts';
import { isProblem, NetworkFailure, readProblem } from './problem.ts';
import { session, subscribeToSession } from './session.ts';
import { apiBase, apiKey, pageLanguage } from './settings.ts';

/** Calls that are made without a person behind them, also when someone is signed in. */
const ANONYMOUS =
  /\/api\/v1\/(auth\/(login|refresh|password\/(forgot|reset))|team\/(invitation|accept)|registrations|catalogue)\b/;
/** Calls that are about the person, whatever business is open. */
const PERSONAL = /\/api\/v1\/(me|auth)\b/;

async function send(request: Request, accessToken?: string): Promise<Response> {
  const attempt = request.clone();
  if (accessToken) attempt.headers.set('Authorization', `Bearer ${accessToken}`);
  try {
    return await fetch(attempt);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new NetworkFailure(error);
  }
}

/** Signs the call, renews the session once when its token is no longer accepted, and throws what went wrong. */
async function call(request: Request): Promise<Response> {
  request.headers.set('X-API-Key', apiKey());
  request.headers.set('Accept-Language', pageLanguage());
  const { pathname } = new URL(request.url);
  const current = ANONYMOUS.test(pathname) ? null : await session.fresh();
  const businessId = current && !PERSONAL.test(pathname) ? await chosenBusiness.confirmed() : null;
  if (businessId !== null) request.headers.set('X-Business-Id', businessId);
  const answer = await send(request, current?.access_token);
  if (answer.ok) return answer;
  const problem = await readProblem(answer);
  if (businessId !== null && isProblem(problem, 'not_found')) chosenBusiness.doubt();
  if (!current || !isProblem(problem, 'invalid_token')) throw problem;

  const renewed = await session.renew(current);
  if (!renewed || renewed.access_token === current.access_token) throw problem;
  const second = await send(request, renewed.access_token);
  if (second.ok) return second;
  throw await readProblem(second);
}

/** The typed API: `dataOf(api.GET('/business'))`. Throws `ApiProblem` or `NetworkFailure`. */
export const api = createClient<ApiPaths>({
  baseUrl: typeof document === 'undefined' ? '' : apiBase(),
  fetch: call,
});

/** The business that this tab works with, for people who have several. */
export const chosenBusiness = createChosenBusiness({
  ...storedChoice,
  async findOwn() {
    const { memberships } = await dataOf(api.GET('/me'));
    return memberships.map(({ business_id }) => business_id);
  },
});

if (typeof window !== 'undefined') {
  subscribeToSession(() => {
    if (session.read() === null) chosenBusiness.doubt();
  });
}

/** The answer of a call. Failed calls have thrown before. */
export async function dataOf<Data>(answer: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await answer;
  return data as Data;
}

/** A key for one attempt: keep it while the same thing is tried again, so that it happens only once. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Header of a call that must happen only once. */
export function once(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}
