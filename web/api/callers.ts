import { personPaths, visitorPaths } from './caller-paths.ts';
import type { ApiRoute } from './paths.ts';

/** Paths that the contract opens to a kind of caller. */
export type OpenTo<As> = Extract<ApiRoute, { access: { as: As } }>['path'];
type Caller = 'visitor' | 'user' | 'member';

/**
 * The caller of a path of the API: a visitor, also when someone is signed in; a person, whichever business is open; or a member of the
 * open business.
 */
export function callerOf(path: string): Caller {
  if (visitorPaths.includes(path)) return 'visitor';
  return personPaths.includes(path) ? 'user' : 'member';
}
