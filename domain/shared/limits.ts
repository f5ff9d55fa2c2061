import { confirmationCode } from '#domain/registration/code.ts';

/** Limits that are counted in PostgreSQL, so that every process sees the same number. Durations in seconds. */
export const limits = {
  /** Failed logins of one account from one address (`api` settled details). */
  failedLogin: { points: 10, duration: 15 * 60 },
  /** Failed logins from one address whatever the account; wide enough for a whole office. */
  failedLoginAddress: { points: 200, duration: 15 * 60 },
  codeMail: { points: confirmationCode.mailsPerHour, duration: 60 * 60 },
  codeResend: { points: 1, duration: confirmationCode.resendAfterSeconds },
  /** Mails with a link for a new password, per account and per caller's address. */
  resetMail: { points: 5, duration: 60 * 60 },
  resetAddress: { points: 120, duration: 60 * 60 },
  /** Invitations of one business, to one person and in all. */
  invitationMail: { points: 5, duration: 60 * 60 },
  invitationBusiness: { points: 100, duration: 60 * 60 },
  registrationAddress: { points: 120, duration: 60 * 60 },
  /** Images of one business: decoding them is work. */
  imageUpload: { points: 60, duration: 60 * 60 },
  /** Each check asks the payment provider. */
  subscriptionCheck: { points: 60, duration: 10 * 60 },
  /** Checkouts and visits to the portal of one business: each makes something at the payment provider. */
  paymentPage: { points: 20, duration: 10 * 60 },
  confirmAddress: { points: 120, duration: 15 * 60 },
  /** Test deliveries and repeated ones of one webhook: each makes us call an address that the caller chose. */
  webhookTest: { points: 10, duration: 60 * 60 },
  webhookRedelivery: { points: 100, duration: 60 * 60 },
  /** Messages under one e-mail address: each sends a mail to it. */
  contactSender: { points: 5, duration: 60 * 60 },
  /** Messages from one address, whoever they are from. */
  contactAddress: { points: 40, duration: 60 * 60 },
} as const;

export type LimitName = keyof typeof limits;

/**
 * What one signed-in session may ask of one process. A draft is stored at most 75 times a minute while somebody types (after
 * pauses of 0.8 seconds); 120 leave room for prices that are quoted meanwhile, and for a series of clicks, such as confirming
 * forty guests one by one. Every stored change makes open screens read a few lists again: five for each writing call.
 */
export const sessionBudgets = {
  requests: { points: 600, duration: 60 },
  writes: { points: 120, duration: 60 },
} as const;

/** How many of a thing one business may have at a time; what else is bounded stands with its own rules. */
export const mostOfBusiness = {
  /** Far more than anybody plans ahead, few enough that lists, searches and an export stay quick. */
  drafts: 1000,
  /** Members and open invitations, inactive members included. */
  members: 200,
} as const;
