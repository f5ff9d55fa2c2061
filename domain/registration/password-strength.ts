import { coreOfPassword, isGuessable } from '#domain/registration/guessable-password.ts';
import { isAcceptablePassword } from '#domain/registration/password.ts';

type PasswordStrength = 'guessable' | 'fair' | 'good' | 'strong';

/** From how many characters, without what is put before and after a word, a password takes long to guess. */
const lengths = { mixed: 10, good: 16, strong: 22 } as const;
/** So many different characters it takes. */
const VARIETY = 7;

/** Long ones that leaked all the same, without what surrounds them; the server knows the rest. */
const leakedLong: ReadonlySet<string> = new Set([
  'momsanaladventure',
  'nemvxyheqdd5oqxyxyzi',
  'passwordpassword',
  'q1w2e3r4t5y6u7i8o9p',
  'p030710p$e4o',
  'nick1234-rem',
  'passwordstandard',
  'bhrh0h2oof6xbqjeh',
]);

/**
 * How long a password takes to guess, in a word; null for one that may not be set because of its length. Nothing that the server refuses is called
 * good or strong. `own` is what strangers may know: address, name, company.
 */
export function strengthOf(password: string, own: readonly (string | null)[]): PasswordStrength | null {
  if (!isAcceptablePassword(password)) return null;
  const core = coreOfPassword(password);
  if (isGuessable(password, own) || leakedLong.has(core)) return 'guessable';
  const length = [...core].length;
  const isMixed = length >= lengths.mixed && /\d/.test(core) && /[^\p{L}\d\s]/u.test(core);
  if (new Set(core).size < VARIETY || (length < lengths.good && !isMixed)) return 'fair';
  return length >= lengths.strong ? 'strong' : 'good';
}
