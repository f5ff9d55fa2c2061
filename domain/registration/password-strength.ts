import { coreOfPassword, isGuessable } from '#domain/registration/guessable-password.ts';
import { isAcceptablePassword } from '#domain/registration/password.ts';

type PasswordStrength = 'guessable' | 'fair' | 'good' | 'strong';

/** Minimum characters per strength, without decoration around words. */
const lengths = { mixed: 10, good: 16, strong: 22 } as const;
/** Minimum distinct characters. */
const VARIETY = 7;

/** Leaked long passwords without decoration; the server knows more. */
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

/** Null for an invalid length. Passwords the server refuses are never good or strong. `own`: address, name, company. */
export function strengthOf(password: string, own: readonly (string | null)[]): PasswordStrength | null {
  if (!isAcceptablePassword(password)) return null;
  const core = coreOfPassword(password);
  if (isGuessable(password, own) || leakedLong.has(core)) return 'guessable';
  const length = [...core].length;
  const isMixed = length >= lengths.mixed && /\d/.test(core) && /[^\p{L}\d\s]/u.test(core);
  if (new Set(core).size < VARIETY || (length < lengths.good && !isMixed)) return 'fair';
  return length >= lengths.strong ? 'strong' : 'good';
}
