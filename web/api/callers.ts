import type { ApiRoute } from './paths.ts';

/** Paths that the contract opens to a kind of caller. */
export type OpenTo<As> = Extract<ApiRoute, { access: { as: As } }>['path'];
type Caller = 'visitor' | 'user' | 'member';

const ofVisitors =
  /^\/(registrations|auth\/login|catalogue|postcodes|contact|reports|withdrawals|team\/(invitation|accept)|review\/(login|password))/;
const ofPersons = /^\/(me\b|auth|account\/notices\/devices)/;

/**
 * Who calls a path of the API: nobody in particular, even when someone is signed in; a person, whichever business is
 * open; or a member of the open business. A test compares this with the contract.
 */
export function callerOf(path: string): Caller {
  if (ofVisitors.test(path)) return 'visitor';
  return ofPersons.test(path) ? 'user' : 'member';
}
