/** Passkey, or six-digit code of an app. */
export const factorKinds = ['passkey', 'totp'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Answers to the second step; a recovery code replaces an unavailable factor. */
export const secondSteps = [...factorKinds, 'recovery_code'] as const;

export const secondFactor = {
  /** Factors per person. */
  most: 10,
  nameLength: 60,
  /** For a second step or setting up a factor. */
  challengeMinutes: 10,
  /** Wrong answers that end a sign-in. */
  wrongAnswers: 5,
  /** Wrong answers within an hour that cause a notice. */
  noticeAfter: 3,
  code: { digits: 6, seconds: 30 },
} as const;

export const recoveryCode = {
  /** Single-use codes per set. */
  count: 10,
  /** Without the hyphen. */
  length: 10,
  /** 31 unambiguous characters: 49 bits for ten. */
  alphabet: 'abcdefghjkmnpqrstuvwxyz23456789',
} as const;

/** Removal of lost factors: a mail, a wait in which it can be stopped, and a second mail. */
export const factorRemoval = {
  waitHours: 48,
  /** Lifetime of the second mail's link. */
  linkDays: 7,
} as const;

/** Normalizes a typed code: no spaces or hyphens. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}

/** Minutes after proving identity in which sensitive actions are allowed. */
export const freshMinutes = 10;

/** Maximum lifetime, regardless of use. */
export const longestSession = { personDays: 90, reviewerHours: 12 } as const;
