import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import type { StaffRequirement } from '#domain/staff/roles.ts';
import { rolesThatMay } from '#domain/staff/roles.ts';
import type { MemberRequirement } from '#domain/team/permissions.ts';

/**
 * Targets of session theft: permissions, data, money. A route with a stake requires a sign-in or proof of identity
 * within ten minutes.
 */
export type Stake = 'who_may_act' | 'takes_data' | 'moves_money';

/**
 * Why a route with a stake accepts older sessions: password in the body, only ends rights, or the payment provider
 * authenticates.
 */
type OpenBecause = 'password_in_body' | 'only_ends' | 'provider_asks';

interface MaybeStake {
  stake?: Stake;
  openBecause?: OpenBecause;
}

/**
 * Callers of an endpoint: `anyone` without a key, `visitor` with the public key, `user` signed in, `member` active in a
 * business with the named right, `reviewer` staff with a role that has the named right, `signed-in` user or reviewer
 * for their own account, `app` the consumer app with its service key.
 */
export type Access =
  | { as: 'anyone' }
  | { as: 'visitor' }
  | { as: 'app' }
  | ({ as: 'user' } & MaybeStake)
  | ({ as: 'signed-in' } & MaybeStake)
  /** `withoutFactor`: also for staff who still need to set up a second factor. */
  | ({ as: 'reviewer'; may: StaffRequirement; withoutFactor?: true } & MaybeStake)
  /** With a `scope`, API keys may call it; only people need a recent proof of identity. */
  | ({
      as: 'member';
      requires: MemberRequirement;
      scope?: ApiKeyScope;
      /** Allowed while a measure stops the business's changes. */
      whileStopped?: true;
    } & MaybeStake);

/** Whether a person needs a recent proof of identity. */
export function isForFresh(access: Access): boolean {
  return 'stake' in access && access.stake !== undefined && access.openBecause === undefined;
}

/** Whether an API key suffices. */
export function opensByKey(access: Access): boolean {
  return access.as === 'member' && access.scope !== undefined;
}

function memberWords(requires: string): string {
  if (requires === 'owner') return 'the owner of the business, signed in';
  if (requires === 'active') return 'any active member of the business, signed in';
  return `a signed-in member with the right \`${requires}\`, or the owner`;
}

const freshWords = ' People only within ten minutes of signing in, or of `POST /auth/fresh`.';

function staffWords(may: StaffRequirement): string {
  if (may === 'active') return 'signed-in staff';
  const roles = rolesThatMay(may).map((role) => `\`${role}\``);
  return `signed-in staff with the right \`${may}\` (${roles.join(', ')})`;
}

export function describeAccess(access: Access): string {
  return callerWords(access) + (isForFresh(access) ? freshWords : '');
}

function callerWords(access: Access): string {
  switch (access.as) {
    case 'anyone':
      return 'For anyone, without a key.';
    case 'visitor':
      return 'For anyone, with the public key or a secret one.';
    case 'app':
      return 'For the consumer app, with its service key as `X-API-Key`; no other key is accepted, and it is accepted nowhere else.';
    case 'user':
      return 'For any signed-in person.';
    case 'signed-in':
      return 'For any signed-in person, and for signed-in reviewers.';
    case 'reviewer':
      return `For ${staffWords(access.may)}; keys of businesses are refused.`;
    case 'member': {
      const byKey = access.scope ? `; or a secret key of the business with the scope \`${access.scope}\`, alone` : '';
      return `For ${memberWords(access.requires)}${byKey}. \`X-Business-Id\` selects one of the caller's businesses.`;
    }
  }
}
