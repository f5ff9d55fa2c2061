import createClient from 'openapi-fetch';
import { KEPT_AT } from '#domain/phone-app/addresses.ts';
import { leaveView } from '#web/shell/view-tab.ts';
import { callerOf } from './callers.ts';
import { createChosenBusiness, storedChoice } from './chosen-business.ts';
import { connection } from './connection.ts';
import { logFailure } from './log-failure.ts';
import type { ApiPaths } from './paths.ts';
import { ApiProblem, isProblem, NetworkFailure, readProblem } from './problem.ts';
import { reauthentication } from './reauthentication.ts';
import { session, subscribeToSession } from './session.ts';
import { apiBase } from './settings.ts';
import { sign } from './sign.ts';

async function send(request: Request, headers: Record<string, string>): Promise<Response> {
  const copy = request.clone();
  for (const [name, value] of Object.entries(headers)) copy.headers.set(name, value);
  try {
    const answer = await fetch(copy);
    connection.note(answer.headers.get(KEPT_AT));
    return answer;
  } catch (error) {
    if (request.signal.aborted) throw error;
    connection.note('');
    throw new NetworkFailure(error);
  }
}

type SendSigned = (headers: Record<string, string>) => Promise<Response>;

/**
 * Signs a call as the contract requires, renews an expired session once, and logs failures. Throws `ApiProblem` or
 * `NetworkFailure`.
 */
export async function call(path: string, sendSigned: SendSigned): Promise<Response> {
  try {
    return await callAsCaller(path, sendSigned);
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof NetworkFailure) logFailure(path, error);
    throw error;
  }
}

async function callAsCaller(path: string, sendSigned: SendSigned): Promise<Response> {
  const caller = callerOf(path);
  const current = caller === 'visitor' ? null : await session.fresh().catch(session.read);
  const businessId = current && caller === 'member' ? await chosenBusiness.confirmed() : null;
  const answer = await sendSigned(sign(current?.access_token, businessId));
  if (answer.ok) return answer;
  const problem = await readProblem(answer);
  if (isProblem(problem, 'view_over')) leaveView(problem.problem.ended_by);
  if (businessId !== null && isProblem(problem, 'not_found')) chosenBusiness.doubt();
  if (!current) throw problem;
  const hasProved = isProblem(problem, 'fresh_sign_in_needed') && (await reauthentication.prove?.());
  const renewed = hasProved ? session.read() : isProblem(problem, 'invalid_token') && (await session.renew(current));
  if (!renewed || (!hasProved && renewed.access_token === current.access_token)) throw problem;
  const second = await sendSigned(sign(renewed.access_token, businessId));
  if (second.ok) return second;
  throw await readProblem(second);
}

/** The typed API: `dataOf(api.GET('/business'))`. Throws `ApiProblem` or `NetworkFailure`. */
export const api = createClient<ApiPaths>({ baseUrl: typeof document === 'undefined' ? '' : apiBase() });
api.use({
  onRequest: ({ request, schemaPath }) => call(schemaPath, (headers) => send(request, headers)),
});

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

/** The body of a successful response. */
export async function dataOf<Data>(answer: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await answer;
  return data as Data;
}

/** An idempotency key; reuse it when retrying the same call. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function once(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}
