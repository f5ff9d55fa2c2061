/** What somebody proves besides the password: a key of a device, or six digits of an app. */
export const factorKinds = ['passkey', 'totp'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** How the second step of a sign-in may be answered; a recovery code stands in for a factor that is not at hand. */
export const secondSteps = [...factorKinds, 'recovery_code'] as const;

export const secondFactor = {
  /** Passkeys and apps of one person. */
  most: 10,
  nameLength: 60,
  /** How long the second step, or setting up a factor, may take. */
  challengeMinutes: 10,
  /** Wrong answers that end a sign-in; the password is asked for again. */
  wrongAnswers: 5,
  /** So many wrong answers within an hour are told to the person. */
  noticeAfter: 3,
  code: { digits: 6, seconds: 30 },
} as const;

export const recoveryCode = {
  /** Codes in one set; each works once. */
  count: 10,
  /** Without the hyphen in the middle. */
  length: 10,
  /** No letter or digit that looks like another: 31 of them, which is 49 bits for ten. */
  alphabet: 'abcdefghjkmnpqrstuvwxyz23456789',
} as const;

/** The way back for people who have lost their factors: a mail, a wait in which it can be stopped, and a second mail. */
export const factorRemoval = {
  waitHours: 48,
  /** How long the link of the second mail works. */
  linkDays: 7,
} as const;

/** A recovery code as it is stored: however it was typed, without spaces and hyphens. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}

/** For so long after signing in, or after proving once more who they are, somebody may do what is worth stealing. */
export const freshMinutes = 10;

/** When a session ends, however much it is used. */
export const longestSession = { personDays: 90, reviewerHours: 12 } as const;
