import { confirmationCode } from '#domain/registration/code.ts';
import { secondFactor } from '#domain/sign-in/second-factor.ts';

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
 * the caller's network (see `server/security/caller-network.ts`). `docs/domain/sign-in.md` tells what they add up to.
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
  /**
   * Right passwords and factors for one account by one caller: each costs a hash and a session, and people sign in a few
   * times a day.
   */
  rightLogin: { points: 60, duration: 15 * 60 },
  /** Wrong answers to one challenge; it is over with the last of them. */
  challengeAnswer: { points: secondFactor.wrongAnswers, duration: secondFactor.challengeMinutes * 60 },
  /**
   * Wrong second factors of one account by all callers. Only callers with the password or a session get as far, so a limit
   * that shuts them all out shuts out no owner whom a stranger chose.
   */
  wrongFactor: { points: 20, duration: 60 * 60 },
  /** Notices to one account that its second factor is being guessed. */
  wrongFactorNotice: { points: 1, duration: 60 * 60 },
  /** What passkeys are asked to sign, for one caller: each is a row, and the login asks once for each click. */
  passkeyChallenge: { points: 240, duration: 15 * 60 },
  /** Codes that one caller requests for one address. */
  codeMail: { points: confirmationCode.mailsPerHour, duration: 60 * 60 },
  /** Codes mailed to one address for everybody: no mailbox is flooded, and three strangers leave some for the owner. */
  codeMailTotal: { points: 4 * confirmationCode.mailsPerHour, duration: 60 * 60 },
  /** A new code for one registration: time for the previous mail to arrive. */
  codeResend: { points: 1, duration: confirmationCode.resendAfterSeconds },
  /** Tries of codes for one address by one caller; the registration itself ends after five wrong ones. */
  confirmAddress: { points: 120, duration: 15 * 60 },
  /** Mailed links of registrations that one caller opens or confirms: they cannot be guessed, but each try reads a row. */
  confirmLink: { points: 120, duration: 15 * 60 },
  /** Looks whether a registration still waits: four a minute of each open screen, for an office full of them. */
  registrationState: { points: 1200, duration: 15 * 60 },
  /**
   * Registrations, and codes requested again, by one caller: each costs a hash or a mail; a trade fair needs a few dozen.
   */
  registrationAddress: { points: 120, duration: 60 * 60 },
  /** Further businesses that one person registers: staff look at each. */
  anotherBusiness: { points: 10, duration: 60 * 60 },
  /** Password links that one caller requests for one address. */
  resetMail: { points: 5, duration: 60 * 60 },
  /** Password links mailed to one address in total; for the same reason as codes. */
  resetMailTotal: { points: 20, duration: 60 * 60 },
  /** Password links requested by one caller, for any address: nobody mails a list of addresses through us. */
  resetAddress: { points: 120, duration: 60 * 60 },
  /** Changes of their address that one person asks for: each is two mails. */
  emailChange: { points: 5, duration: 60 * 60 },
  /** Mails to one mailbox that somebody else calls theirs. */
  emailChangeTotal: { points: 5, duration: 60 * 60 },
  /** Invitations of one person by one business: each is a mail. */
  invitationMail: { points: 5, duration: 60 * 60 },
  /** Invitations mailed to one address in total: beyond it they exist and are not mailed. */
  invitationMailTotal: { points: 20, duration: 60 * 60 },
  /** Invitations by one business: enough for the largest teams, but no mass mail. */
  invitationBusiness: { points: 100, duration: 60 * 60 },
  /** Images of one business: decoding them is expensive. */
  imageUpload: { points: 60, duration: 60 * 60 },
  /** Videos of one business, and copies of them with an event that is duplicated: each takes room, and a while to arrive. */
  videoUpload: { points: 20, duration: 60 * 60 },
  /** Pictures and posters that are drawn because one caller asked: each is drawn once and then kept. Programs of large networks ask for many. */
  drawing: { points: 240, duration: 15 * 60 },
  /** Each check calls the payment provider. */
  subscriptionCheck: { points: 60, duration: 10 * 60 },
  /** Checkouts and visits to the portal of one business: each makes something at the payment provider. */
  paymentPage: { points: 20, duration: 10 * 60 },
  /** Test deliveries and repeated ones of one webhook: each makes us call an address that the caller chose. */
  webhookTest: { points: 10, duration: 60 * 60 },
  webhookRedelivery: { points: 100, duration: 60 * 60 },
  /** Visits to the link in a mail that turns notices off: those of one member, or wrong ones of one caller. */
  noticeLink: { points: 120, duration: 15 * 60 },
  /** Test notices to the devices of one person: each makes us call an address that a browser named. */
  noticeTest: { points: 10, duration: 60 * 60 },
  /** Confirmations to one e-mail address: messages beyond it arrive and are not confirmed. */
  contactSender: { points: 5, duration: 60 * 60 },
  /** Messages by one caller, under any address: the operator reads each of them. */
  contactAddress: { points: 40, duration: 60 * 60 },
  /** Reports by one caller, under any address: reviewers look at each of them. */
  reportAddress: { points: 5, duration: 60 * 60 },
  /** Pages for reports that were rendered for one caller: with the target filled in, or with what is still wrong. */
  reportPage: { points: 120, duration: 10 * 60 },
  /** Withdrawals of one caller with mails of their own: those beyond it arrive, get no receipt and reach the operator in one list an hour. */
  withdrawalAddress: { points: 20, duration: 60 * 60 },
  /** Receipts to one e-mail address, which repeat what was typed: withdrawals beyond it arrive and get none. */
  withdrawalSender: { points: 5, duration: 60 * 60 },
  /** Lists of withdrawals to the operator. */
  withdrawalList: { points: 1, duration: 60 * 60 },
  /** Pages of withdrawals that were rendered for one caller: to be confirmed, or with what is still wrong. */
  withdrawPage: { points: 120, duration: 10 * 60 },
  /** Logins sent without scripts by one caller, each of which is rendered; the sign-in itself has the limits above. */
  loginPage: { points: 300, duration: 10 * 60 },
  /** Reports by one person of the consumer app, whose calls all come from one address. */
  reportPerson: { points: 5, duration: 60 * 60 },
  /** Confirmations to one e-mail address: reports beyond it arrive and are not confirmed. */
  reportSender: { points: 10, duration: 60 * 60 },
} as const satisfies Record<string, Limit>;

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

/** So many entries of one call, such as a batch of events, count as one call of a session; for a key each counts. */
export const entriesPerSessionCall = 10;

/**
 * What the consumer app may ask of one process. The traffic of all its people comes through one key: a thousand calls a second
 * are a lot for people, and not for an app that repeats itself in error, which has to leave room for the businesses. The
 * operator may set another number of requests (`APP_REQUESTS_PER_MINUTE`).
 */
export const appBudgets = {
  requests: { points: 60_000, duration: 60 },
  /** Joining and leaving lock an event; a view or a sign of interest writes a row. */
  writes: { points: 12_000, duration: 60 },
} as const;

/**
 * What the app may ask for one person whom it names: far more than somebody does with a telephone, far less than it takes to
 * shuffle the waiting lists of a town. A telephone that was off for a month says of every notice at once that it has it.
 */
export const personBudgets = {
  requests: { points: 240, duration: 60 },
  writes: { points: 120, duration: 60 },
} as const;

/** How many of a thing one business may have at a time; what else is bounded stands with its own rules. */
export const mostOfBusiness = {
  /** Far more than anybody plans ahead, few enough that lists, searches and an export stay quick. */
  drafts: 1000,
  /** Members and open invitations, inactive members included. */
  members: 200,
  /** Series that go on. */
  series: 50,
} as const;

/** Of one person. */
export const mostOfPerson = {
  /** Businesses they own: more than a chain with one owner has. */
  businesses: 30,
} as const;

/**
 * Scarce work of a process: how much runs at a time, in all and of one business (or network), and how many wait for how
 * long (in milliseconds). They take turns: a flood of one waits behind itself.
 */
export const turns = {
  /** Calls of the payment provider: room for all of one business in its ten minutes, and for many businesses at once. */
  payments: { atOnce: 40, atOnceOfOne: 2, waiting: 400, waitingOfOne: 40, waitMs: 10_000 },
  /** Decoding a picture takes much memory, and up to two seconds. Who gets a turn later than this has no time left for it. */
  pictures: { atOnce: 1, atOnceOfOne: 1, waiting: 60, waitingOfOne: 20, waitMs: 25_000 },
  /** Videos that arrive at a time: each may take minutes, and room on the disk until it is stored. */
  arrivingVideos: { atOnce: 10, atOnceOfOne: 2, waiting: 20, waitingOfOne: 2, waitMs: 25_000 },
  /** Packing a video anew reads and writes all of it. */
  videos: { atOnce: 1, atOnceOfOne: 1, waiting: 10, waitingOfOne: 2, waitMs: 60_000 },
  /** Drawing a picture or a poster of an event takes a second of one processor. */
  drawings: { atOnce: 1, atOnceOfOne: 1, waiting: 60, waitingOfOne: 20, waitMs: 25_000 },
  /**
   * Hashing passwords, by the caller's network and within it by account: the process has threads for four at once, half of
   * which no network takes alone, and an office waits a few seconds behind itself.
   */
  passwords: {
    atOnce: 4,
    atOnceOfOne: 2,
    waiting: 400,
    waitingOfOne: 40,
    waitingOfPart: 20,
    waitMs: 10_000,
    retryAfterSeconds: 1,
  },
} as const;

/** Seconds between the uses beyond a limit that slows down: 1, 2, 4 and so on, up to the longest. `excess` begins at 1. */
export function pauseAfter(excess: number, longestPause: number): number {
  return Math.min(longestPause, 2 ** Math.min(excess - 1, 30));
}
