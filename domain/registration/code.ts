/** The mailed confirmation code. */
export const confirmationCode = {
  length: 6,
  validMinutes: 10,
  maxWrongTries: 5,
  resendAfterSeconds: 60,
  mailsPerHour: 5,
} as const;

/** An unconfirmed registration is deleted after this many hours. */
export const registrationLifetimeHours = 24;
