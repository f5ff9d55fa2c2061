/** Length in characters. The upper bound keeps hashing cheap. */
export const passwordLength = { min: 8, max: 200 } as const;

/** True when a password may be set. Length is the only rule: no forced character classes. */
export function isAcceptablePassword(password: string): boolean {
  const length = [...password].length;
  return length >= passwordLength.min && length <= passwordLength.max;
}

/** How long a mailed link for a new password works. */
export const resetLinkMinutes = 60;
