import { coreOfPassword, isGuessable } from '#domain/registration/guessable-password.ts';
import { invalidField } from '#server/context/problem.ts';

let leaked: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords that leaked most often, of `zxcvbn`: read when the first password is chosen
 * (docs/decisions/0011-memory.md).
 */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as readonly string[]);
}

/** Whether a password is one that is tried first: common, leaked, or made of what is known of its owner. */
export async function isWeakPassword(password: string, own: readonly (string | null)[]): Promise<boolean> {
  if (isGuessable(password, own)) return true;
  leaked ??= readLeaked();
  const known = await leaked;
  return known.has(password.toLowerCase()) || known.has(coreOfPassword(password));
}

/** 422 `guessable` for a password that is tried first. `own` is what strangers may know: address, name, company. */
export async function refuseWeakPassword(password: string, own: readonly (string | null)[]): Promise<void> {
  if (await isWeakPassword(password, own)) {
    throw invalidField(
      'password',
      'guessable',
      'One of the first that somebody would try: common, leaked, or your own name or address',
    );
  }
}
