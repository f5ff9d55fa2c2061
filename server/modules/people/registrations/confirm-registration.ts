import { eq } from 'drizzle-orm';
import { registrations } from '#database/schema/registrations.ts';
import { confirmationCode } from '#domain/registration/code.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { openBusiness } from '#server/modules/people/business/open-business.ts';
import { sendRegistrationReceived } from '#server/modules/people/registrations/jobs.ts';
import type { RegistrationClaim, RegistrationRow } from '#server/modules/people/registrations/queries.ts';
import { lockLiveRegistration } from '#server/modules/people/registrations/queries.ts';
import { logSession, openSession } from '#server/modules/people/sessions/open-session.ts';
import { hashCode, isSameHash } from '#server/security/tokens.ts';

type Fault = 'invalid_code' | 'code_expired' | 'code_tries_exceeded';

function findFault(ctx: TransactionContext, registration: RegistrationRow, code: string): Fault | null {
  if (ctx.deps.config.confirmation === 'dummy') return null;
  if (registration.wrongTries >= confirmationCode.maxWrongTries) return 'code_tries_exceeded';
  if (!registration.codeHash || !registration.codeExpiresAt) return 'invalid_code';
  if (registration.codeExpiresAt <= ctx.now) return 'code_expired';
  const given = hashCode(ctx.deps.config.secretKey, registration.id, code);
  if (isSameHash(given, registration.codeHash)) return null;
  return registration.wrongTries + 1 >= confirmationCode.maxWrongTries ? 'code_tries_exceeded' : 'invalid_code';
}

/**
 * Creates account, business, profile, owner membership, trial credits, mail and session. The address's other
 * registrations expire. Null if it has an account.
 */
export async function settleRegistration(tx: TransactionContext, registration: RegistrationRow) {
  const opened = await openBusiness(tx, registration);
  if (!opened) return null;
  await tx.db.delete(registrations).where(eq(registrations.id, registration.id));
  await enqueue(tx, sendRegistrationReceived, { businessId: opened.businessId });
  return openSession(tx, { userId: opened.userId, email: registration.email, remember: false });
}

/**
 * Confirms by the mailed code and signs in. The row lock makes codes single-use and counts tries exactly. 422
 * `invalid_code`, also for an unknown token.
 */
export async function confirmRegistration(ctx: Context, input: RegistrationClaim & { code: string }) {
  await ctx.deps.rateLimits.consume('confirmAddress', input.email, ctx.ip);
  const outcome = await inTransaction(ctx, async (tx) => {
    const registration = await lockLiveRegistration(tx.db, input, tx.now);
    if (!registration) return 'invalid_code';
    const fault = findFault(tx, registration, input.code);
    if (!fault) return (await settleRegistration(tx, registration)) ?? 'invalid_code';
    await tx.db
      .update(registrations)
      .set({ wrongTries: registration.wrongTries + 1 })
      .where(eq(registrations.id, registration.id));
    return fault;
  });
  if (typeof outcome === 'string') throw new Problem(outcome);
  logSession(ctx, outcome);
  return outcome.answer;
}
