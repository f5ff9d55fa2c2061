export const confirmationCode = {
  length: 6,
  validMinutes: 10,
  maxWrongTries: 5,
  resendAfterSeconds: 60,
  mailsPerHour: 5,
} as const;

/** Hours until an unconfirmed registration is deleted. */
export const registrationLifetimeHours = 24;
