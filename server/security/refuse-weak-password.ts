import { coreOfPassword, isGuessable } from '#domain/registration/guessable-password.ts';
import { invalidField } from '#server/context/problem.ts';

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Most leaked passwords, from `zxcvbn`; loaded on first use (docs/decisions/0011-memory.md). */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as readonly string[]);
}

/** Whether a password is guessable: common, leaked, or made of the owner's data. */
export async function isWeakPassword(password: string, own: readonly (string | null)[]): Promise<boolean> {
  if (isGuessable(password, own)) return true;
  leaked ??= readLeaked();
  const known = await leaked;
  return known.has(password.toLowerCase()) || known.has(coreOfPassword(password));
}

/** 422 `guessable`. `own` holds public data: address, name, company. */
export async function refuseWeakPassword(password: string, own: readonly (string | null)[]): Promise<void> {
  if (await isWeakPassword(password, own)) {
    throw invalidField(
      'password',
      'guessable',
      'One of the first that somebody would try: common, leaked, or your own name or address',
    );
  }
}
