import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { confirmationCode } from '#domain/registration/code.ts';
import { Problem } from '#server/context/problem.ts';

/** All limits of the product, counted in PostgreSQL so that every process sees the same number. Durations in seconds. */
const limits = {
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
  confirmAddress: { points: 120, duration: 15 * 60 },
  /** Messages under one e-mail address: each sends a mail to it. */
  contactSender: { points: 5, duration: 60 * 60 },
  /** Messages from one address, whoever they are from. */
  contactAddress: { points: 40, duration: 60 * 60 },
} as const;

export type LimitName = keyof typeof limits;

export interface RateLimits {
  /** Counts one use; throws 429 `rate_limited` with `Retry-After` when the limit is passed. */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Throws 429 when the limit is already used up, without counting. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(limit: LimitName, key: string): Promise<void>;
}

function tooMany(limit: LimitName, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem('rate_limited', {
    detail: `Try again in ${seconds} seconds`,
    members: { retry_after: seconds },
    headers: {
      'Retry-After': String(seconds),
      'RateLimit-Limit': String(limits[limit].points),
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': String(seconds),
    },
  });
}

/** Limits on the shared `rate_limits` table. */
export function createRateLimits(pool: Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, options]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
        ...options,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  return {
    async consume(limit, key) {
      try {
        await limiters[limit].consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(limit, error.msBeforeNext);
        throw error;
      }
    },
    async check(limit, key) {
      const state = await limiters[limit].get(key);
      if (state && state.consumedPoints >= limits[limit].points) throw tooMany(limit, state.msBeforeNext);
    },
    async reset(limit, key) {
      await limiters[limit].delete(key);
    },
  };
}
