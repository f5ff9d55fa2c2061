import { personPaths, visitorPaths } from './caller-paths.ts';
import type { ApiRoute } from './paths.ts';

export type OpenTo<As> = Extract<ApiRoute, { access: { as: As } }>['path'];
type Caller = 'visitor' | 'user' | 'member';

/** How to sign a path: as a visitor (even when signed in), as a person, or as a member of the open business. */
export function callerOf(path: string): Caller {
  if (visitorPaths.includes(path)) return 'visitor';
  return personPaths.includes(path) ? 'user' : 'member';
}
