import { confirmationCode } from '#domain/registration/code.ts';

export interface Limit {
  /** How many uses are counted before the limit applies. */
  points: number;
  /** Seconds from the first use until the count is reset. */
  duration: number;
  /** Past the points nothing is refused for good: uses may continue, each after a pause of at most this many seconds. */
  longestPause?: number;
}

/**
 * All limits of the product, counted in PostgreSQL so that every process sees the same number. What counts by caller counts
 * the caller's network (see `server/http/caller-network.ts`). `docs/domain/sign-in.md` tells what they add up to.
 */
export const limits = {
  /** Wrong passwords for one account by one caller: more is guessing. Others, and this caller elsewhere, may continue. */
  failedLogin: { points: 10, duration: 15 * 60 },
  /**
   * Wrong passwords by one caller, for any account: enough for a whole office, but not for trying one password everywhere.
   */
  failedLoginAddress: { points: 200, duration: 15 * 60, longestPause: 10 },
  /**
   * Wrong passwords for one account by all callers: callers who take turns get about one try a minute, and the owner gets
   * in.
   */
  failedLoginAccount: { points: 20, duration: 60 * 60, longestPause: 60 },
  /** Codes that one caller requests for one address. */
  codeMail: { points: confirmationCode.mailsPerHour, duration: 60 * 60 },
  /** Codes mailed to one address for everybody: no mailbox is flooded, and three strangers leave some for the owner. */
  codeMailTotal: { points: 4 * confirmationCode.mailsPerHour, duration: 60 * 60 },
  /** A new code for one registration: time for the previous mail to arrive. */
  codeResend: { points: 1, duration: confirmationCode.resendAfterSeconds },
  /** Tries of codes for one address by one caller; the registration itself ends after five wrong ones. */
  confirmAddress: { points: 120, duration: 15 * 60 },
  /**
   * Registrations, and codes requested again, by one caller: each costs a hash or a mail; a trade fair needs a few dozen.
   */
  registrationAddress: { points: 120, duration: 60 * 60 },
  /** Password links that one caller requests for one address. */
  resetMail: { points: 5, duration: 60 * 60 },
  /** Password links mailed to one address in total; for the same reason as codes. */
  resetMailTotal: { points: 20, duration: 60 * 60 },
  /** Password links requested by one caller, for any address: nobody mails a list of addresses through us. */
  resetAddress: { points: 120, duration: 60 * 60 },
  /** Invitations to one person: each is a mail. */
  invitationMail: { points: 5, duration: 60 * 60 },
  /** Invitations by one business: enough for the largest teams, but no mass mail. */
  invitationBusiness: { points: 100, duration: 60 * 60 },
  /** Images of one business: decoding them is expensive. */
  imageUpload: { points: 60, duration: 60 * 60 },
  /** Each check calls the payment provider. */
  subscriptionCheck: { points: 60, duration: 10 * 60 },
  /** Messages under one e-mail address: each sends a mail to it. */
  contactSender: { points: 5, duration: 60 * 60 },
  /** Messages by one caller, under any address: the operator reads each of them. */
  contactAddress: { points: 40, duration: 60 * 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Seconds between uses past a limit that slows down: 1, 2, 4 and so on, up to the longest. `excess` starts at 1. */
export function pauseAfter(excess: number, longestPause: number): number {
  return Math.min(longestPause, 2 ** Math.min(excess - 1, 30));
}
