import { attemptErrors } from '#domain/webhooks/attempt-errors.ts';

/** Fate of new entries. */
export const importRules = ['draft', 'publish'] as const;
export type ImportRule = (typeof importRules)[number];

/** `resting`: failed for a week; looked at again once it is woken. */
export const sourceStatuses = ['active', 'paused', 'resting'] as const;
export type SourceStatus = (typeof sourceStatuses)[number];

export const sourceKinds = ['calendar', 'page'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Why a look found nothing to read. */
export const lookFailures = [
  ...attemptErrors,
  'too_large',
  'redirects',
  'refused',
  'gone',
  'busy',
  'server_error',
  'no_events',
  'unreadable',
] as const;
export type LookFailure = (typeof lookFailures)[number];

/** Why a new entry became a draft though the rule is to publish. */
export const draftReasons = ['credits', 'ceiling', 'not_allowed', 'incomplete', 'unsure'] as const;
export type DraftReason = (typeof draftReasons)[number];

export const sourceLimits = {
  urlLength: 2000,
  monthlyCredits: { min: 1, max: 500 },
  /** New events of one look; further ones come with the next. */
  newEvents: 200,
} as const;

/**
 * The address that is called: `webcal:` is `https:`, a fragment is no part of it. Null if it is no web address or
 * carries a password.
 */
export function sourceAddress(typed: string): string | null {
  const written = typed.trim().replace(/^webcals?:(\/\/)?/i, 'https://');
  const text = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href.length <= sourceLimits.urlLength ? url.href : null;
}

/** Keeps ids of sources apart from those that programs give their events. */
export const SOURCE_PREFIX = 'import:';
