import { confirmationCode } from '#domain/registration/code.ts';
import { secondFactor } from '#domain/sign-in/second-factor.ts';

export interface Limit {
  /** Uses before the limit applies. */
  points: number;
  /** Seconds from the first use until the reset. */
  duration: number;
  /** Slows down instead of refusing: maximum seconds between further uses. */
  longestPause?: number;
}

/**
 * All rate limits, counted in PostgreSQL for all processes. Callers are identified by network
 * (`server/security/caller-network.ts`). For the combined effect see `docs/domain/sign-in.md`.
 */
export const limits = {
  /** Wrong passwords per account and caller. Other callers, and this one for other accounts, may continue. */
  failedLogin: { points: 10, duration: 15 * 60 },
  /** Wrong passwords per caller for any account: enough for an office, not for password spraying. */
  failedLoginAddress: { points: 200, duration: 15 * 60, longestPause: 10 },
  /**
   * Wrong passwords per account over all callers: alternating callers get about one try a minute, and the owner gets
   * in.
   */
  failedLoginAccount: { points: 20, duration: 60 * 60, longestPause: 60 },
  /** Right passwords and factors per account and caller: each costs a hash and a session. */
  rightLogin: { points: 60, duration: 15 * 60 },
  /** Wrong answers per challenge; the last ends it. */
  challengeAnswer: { points: secondFactor.wrongAnswers, duration: secondFactor.challengeMinutes * 60 },
  /**
   * Wrong second factors per account over all callers, who all have the password or a session, so strangers cannot lock
   * out owners.
   */
  wrongFactor: { points: 20, duration: 60 * 60 },
  /** Notices of guessed second factors per account. */
  wrongFactorNotice: { points: 1, duration: 60 * 60 },
  /** Passkey challenges per caller: each is a row, and each login click needs one. */
  passkeyChallenge: { points: 240, duration: 15 * 60 },
  /** Code requests per caller and address. */
  codeMail: { points: confirmationCode.mailsPerHour, duration: 60 * 60 },
  /** Code mails per address over all callers; three strangers leave some for the owner. */
  codeMailTotal: { points: 4 * confirmationCode.mailsPerHour, duration: 60 * 60 },
  /** New codes per registration, to let the previous mail arrive. */
  codeResend: { points: 1, duration: confirmationCode.resendAfterSeconds },
  /** Code tries per caller and address; a registration ends after five wrong ones. */
  confirmAddress: { points: 120, duration: 15 * 60 },
  /** Registration links opened or confirmed per caller: not guessable, but each reads a row. */
  confirmLink: { points: 120, duration: 15 * 60 },
  /** Polls of a registration's state: four a minute per open screen, for an office. */
  registrationState: { points: 1200, duration: 15 * 60 },
  /** Registrations and repeated code requests per caller: each costs a hash or a mail; a trade fair needs dozens. */
  registrationAddress: { points: 120, duration: 60 * 60 },
  /** Further businesses per person, as staff review each. */
  anotherBusiness: { points: 10, duration: 60 * 60 },
  /** Password links requested per caller and address. */
  resetMail: { points: 5, duration: 60 * 60 },
  /** Password links mailed per address, like codes. */
  resetMailTotal: { points: 20, duration: 60 * 60 },
  /** Password links requested per caller for any address, against mass mail. */
  resetAddress: { points: 120, duration: 60 * 60 },
  /** Address changes per person: each is two mails. */
  emailChange: { points: 5, duration: 60 * 60 },
  /** Mails to one mailbox that others claim. */
  emailChangeTotal: { points: 5, duration: 60 * 60 },
  /** Times a day that a person says that their address works: each may bounce again. */
  emailWorks: { points: 3, duration: 24 * 60 * 60 },
  /** Invitations per business and person: each is a mail. */
  invitationMail: { points: 5, duration: 60 * 60 },
  /** Invitations mailed per address; further ones exist without mail. */
  invitationMailTotal: { points: 20, duration: 60 * 60 },
  /** Invitations per business: enough for the largest teams, against mass mail. */
  invitationBusiness: { points: 100, duration: 60 * 60 },
  /** Images per business, since decoding is expensive. */
  imageUpload: { points: 60, duration: 60 * 60 },
  /** Imported files per business: each takes a thread. */
  importedFile: { points: 60, duration: 60 * 60 },
  /** Addresses read for a preview, and looks asked for, per business: each calls a foreign server. */
  readAddress: { points: 60, duration: 60 * 60 },
  /** Uploaded and duplicated videos per business: each takes space and time. */
  videoUpload: { points: 20, duration: 60 * 60 },
  /** Newly rendered pictures and posters per caller; results are cached. Crawlers of large networks request many. */
  drawing: { points: 240, duration: 15 * 60 },
  /** Each requests the payment provider. */
  subscriptionCheck: { points: 60, duration: 10 * 60 },
  /** Checkouts and portal visits per business: each creates an object at the provider. */
  paymentPage: { points: 20, duration: 10 * 60 },
  /** Test deliveries and redeliveries per webhook: each requests a URL the caller chose. */
  webhookTest: { points: 10, duration: 60 * 60 },
  webhookRedelivery: { points: 100, duration: 60 * 60 },
  /** Unsubscribe link visits per member, or invalid ones per caller. */
  noticeLink: { points: 120, duration: 15 * 60 },
  /** Test notices per person: each requests a URL that a browser gave. */
  noticeTest: { points: 10, duration: 60 * 60 },
  /** Requests of guests without the app from one network. */
  guestRequest: { points: 120, duration: 60 * 60 },
  /** Mails with a code or a link to one e-mail address, which strangers can type. */
  guestMail: { points: 3, duration: 60 * 60 },
  /** Mails to an address that a business typed, and that never asked. */
  addedMail: { points: 1, duration: 90 * 24 * 60 * 60 },
  /** The same of one business; further guests are added without. */
  addedMailBusiness: { points: 200, duration: 24 * 60 * 60 },
  /** Codes of requests typed in one network. */
  guestConfirm: { points: 120, duration: 15 * 60 },
  /** Pages of guests without the app, rendered for one caller. */
  guestForm: { points: 300, duration: 10 * 60 },
  /** Changes of guest lists by their links, from one network. */
  guestList: { points: 300, duration: 10 * 60 },
  /** Messages of agents from one network: each reads a key, or searches events. */
  agentMessage: { points: 300, duration: 60 },
  /** Confirmations per e-mail address; further messages arrive unconfirmed. */
  contactSender: { points: 5, duration: 60 * 60 },
  /** Messages per caller under any address, as the operator reads each. */
  contactAddress: { points: 40, duration: 60 * 60 },
  /** Reports per caller under any address, as reviewers check each. */
  reportAddress: { points: 5, duration: 60 * 60 },
  /** Report pages rendered per caller: prefilled or with errors. */
  reportPage: { points: 120, duration: 10 * 60 },
  /**
   * Withdrawals with mails per caller; further ones arrive without receipt and reach the operator in an hourly list.
   */
  withdrawalAddress: { points: 20, duration: 60 * 60 },
  /** Receipts per e-mail address, as they repeat typed text; further withdrawals arrive without one. */
  withdrawalSender: { points: 5, duration: 60 * 60 },
  withdrawalList: { points: 1, duration: 60 * 60 },
  /** Withdrawal pages rendered per caller: confirmation or errors. */
  withdrawPage: { points: 120, duration: 10 * 60 },
  /** Rendered logins without scripts per caller; sign-in has its own limits. */
  loginPage: { points: 300, duration: 10 * 60 },
  /** Reports per consumer app user, as all share one address. */
  reportPerson: { points: 5, duration: 60 * 60 },
  /** Confirmations per e-mail address; further reports arrive unconfirmed. */
  reportSender: { points: 10, duration: 60 * 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/**
 * Requests per session and process. Typing stores a draft at most 75 times a minute (pauses of 0.8 seconds); 120 leave
 * room for price quotes and click series such as confirming forty guests. Each write reloads a few lists: five reads.
 */
export const sessionBudgets = {
  requests: { points: 600, duration: 60 },
  writes: { points: 120, duration: 60 },
} as const;

/** Entries, such as a batch's events, that count as one request of a session; for a key each counts. */
export const entriesPerSessionCall = 10;

/**
 * Requests of the consumer app per process. One key serves all its users: a thousand a second suffice, and bound a
 * faulty app to leave room for businesses. Configurable by `APP_REQUESTS_PER_MINUTE`.
 */
export const appBudgets = {
  requests: { points: 60_000, duration: 60 },
  /** Joins and leaves lock an event. */
  writes: { points: 12_000, duration: 60 },
} as const;

/**
 * Per person named by the app: more than phone use, too few to disturb a town's waiting lists. A phone that was off for
 * a month acknowledges all notices together.
 */
export const personBudgets = {
  requests: { points: 240, duration: 60 },
  writes: { points: 120, duration: 60 },
} as const;

export const mostOfBusiness = {
  /** Keeps lists, searches and exports fast. */
  drafts: 1000,
  /** Including inactive members and open invitations. */
  members: 200,
  series: 50,
  /** Each is called every hour. */
  importSources: 20,
} as const;

export const mostOfPerson = {
  businesses: 30,
} as const;

/**
 * Scarce work per process, in fair queues: concurrency in total and per business (or network), queue lengths, and
 * timeout in milliseconds. A flood from one delays only itself.
 */
export const queueLimits = {
  /** Fits one business's ten minutes, and many businesses concurrently. */
  payments: { concurrency: 40, concurrencyPerKey: 2, maxWaiting: 400, maxWaitingPerKey: 40, waitMs: 10_000 },
  /** Decoding needs much memory and up to two seconds; later than the timeout no time is left. */
  pictures: { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 60, maxWaitingPerKey: 20, waitMs: 25_000 },
  /** Concurrent uploads: each may take minutes, and disk space until stored. */
  arrivingVideos: { concurrency: 10, concurrencyPerKey: 2, maxWaiting: 20, maxWaitingPerKey: 2, waitMs: 25_000 },
  /** Remuxing reads and writes the whole video. */
  videos: { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 10, maxWaitingPerKey: 2, waitMs: 60_000 },
  /** Reading a file takes up to two seconds of one processor. */
  imports: { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 20, maxWaitingPerKey: 4, waitMs: 20_000 },
  /** Rendering takes a second of one processor. */
  drawings: { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 60, maxWaitingPerKey: 20, waitMs: 25_000 },
  /**
   * Password hashing by network, and within it by account: four threads, at most half for one network; an office queues
   * for seconds.
   */
  passwords: {
    concurrency: 4,
    concurrencyPerKey: 2,
    maxWaiting: 400,
    maxWaitingPerKey: 40,
    maxWaitingPerPart: 20,
    waitMs: 10_000,
    retryAfterSeconds: 1,
  },
} as const;

/** Seconds between uses beyond a limit: 1, 2, 4 … up to the maximum. `excess` starts at 1. */
export function pauseAfter(excess: number, longestPause: number): number {
  return Math.min(longestPause, 2 ** Math.min(excess - 1, 30));
}
