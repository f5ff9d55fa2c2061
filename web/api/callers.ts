import type { ApiRoute } from './paths.ts';

/** Paths that the contract opens to a kind of caller. */
export type OpenTo<As> = Extract<ApiRoute, { access: { as: As } }>['path'];
/** What is below this is about the person, all of it. */
type OfPerson = `/me/${string}`;
type Caller = 'visitor' | 'user' | 'member';

/**
 * Paths that are not called for a business: calls without a person behind them, even when someone is signed in, and
 * calls about the person, whichever business is open. The compiler compares this with the contract.
 */
const callers: Record<OpenTo<'anyone' | 'visitor'>, 'visitor'> & Record<Exclude<OpenTo<'user'>, OfPerson>, 'user'> = {
  '/registrations': 'visitor',
  '/registrations/confirm': 'visitor',
  '/registrations/state': 'visitor',
  '/registrations/link': 'visitor',
  '/registrations/link/confirm': 'visitor',
  '/registrations/resend': 'visitor',
  '/registrations/proof': 'visitor',
  '/auth/login': 'visitor',
  '/auth/refresh': 'visitor',
  '/auth/password/forgot': 'visitor',
  '/auth/password/reset': 'visitor',
  '/catalogue': 'visitor',
  '/postcodes/{postcode}': 'visitor',
  '/contact': 'visitor',
  '/reports': 'visitor',
  '/withdrawals': 'visitor',
  '/team/invitation': 'visitor',
  '/team/accept': 'visitor',
  '/review/login': 'visitor',
  '/review/password/reset': 'visitor',
  '/auth/logout': 'user',
  '/auth/sessions': 'user',
  '/auth/sessions/{id}': 'user',
  '/auth/password/change': 'user',
  '/account/notices/devices': 'user',
  '/account/notices/devices/current': 'user',
  '/account/notices/devices/{id}': 'user',
  '/account/notices/devices/{id}/test': 'user',
  '/me': 'user',
};

/** Who calls a path of the API, as declared in the contract. */
export function callerOf(path: string): Caller {
  if (path.startsWith('/me/')) return 'user';
  return Object.hasOwn(callers, path) ? callers[path as keyof typeof callers] : 'member';
}
