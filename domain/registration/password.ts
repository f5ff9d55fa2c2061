/** In characters; the maximum bounds the cost of hashing. */
export const passwordLength = { min: 8, max: 200 } as const;

/** Length is the only rule; character classes are not required. */
export function isAcceptablePassword(password: string): boolean {
  const length = [...password].length;
  return length >= passwordLength.min && length <= passwordLength.max;
}

/** Lifetime of a password link. */
export const resetLinkMinutes = 60;
