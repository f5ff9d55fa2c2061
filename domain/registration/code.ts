/** The mailed confirmation code. */
export const confirmationCode = {
  length: 6,
  validMinutes: 10,
  maxWrongTries: 5,
  resendAfterSeconds: 60,
  mailsPerHour: 5,
} as const;

/** A registration that nobody confirmed is forgotten after this many hours. */
export const registrationLifetimeHours = 24;
