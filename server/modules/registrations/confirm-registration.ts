import { eq } from 'drizzle-orm';
import { registrations } from '#database/schema/registrations.ts';
import { confirmationCode } from '#domain/registration/code.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { openBusiness } from '#server/modules/business/open-business.ts';
import type { RegistrationClaim } from '#server/modules/registrations/queries.ts';
import { lockLiveRegistration } from '#server/modules/registrations/queries.ts';
import { hashCode, isSameHash } from '#server/security/tokens.ts';

type Outcome = 'confirmed' | 'invalid_code' | 'code_expired' | 'code_tries_exceeded';
type Registration = NonNullable<Awaited<ReturnType<typeof lockLiveRegistration>>>;

function checkCode(ctx: TransactionContext, registration: Registration, code: string): Outcome {
  if (ctx.deps.config.confirmation === 'dummy') return 'confirmed';
  if (registration.wrongTries >= confirmationCode.maxWrongTries) return 'code_tries_exceeded';
  if (!registration.codeHash || !registration.codeExpiresAt) return 'invalid_code';
  if (registration.codeExpiresAt <= ctx.now) return 'code_expired';
  const given = hashCode(ctx.deps.config.secretKey, registration.id, code);
  if (isSameHash(given, registration.codeHash)) return 'confirmed';
  return registration.wrongTries + 1 >= confirmationCode.maxWrongTries ? 'code_tries_exceeded' : 'invalid_code';
}

/**
 * Turns the given registration, with the code mailed for it, into account, business, profile, owner membership, trial
 * credits and the confirmation mail, in one transaction. The row is locked, so a code works once and wrong tries are
 * counted exactly. Other registrations of the address are left to lapse: it has an account now, so their codes are as wrong
 * as any, and requesting a new one sends a mail that says so. Throws 422 `invalid_code`, also for an unknown token.
 */
export async function confirmRegistration(ctx: Context, input: RegistrationClaim & { code: string }): Promise<void> {
  await ctx.deps.rateLimits.consume('confirmAddress', input.email, ctx.ip);
  const outcome = await inTransaction<Context['actor'], Outcome>(ctx, async (tx) => {
    const registration = await lockLiveRegistration(tx.db, input, tx.now);
    if (!registration) return 'invalid_code';
    const checked = checkCode(tx, registration, input.code);
    const mine = eq(registrations.id, registration.id);
    if (checked !== 'confirmed') {
      await tx.db
        .update(registrations)
        .set({ wrongTries: registration.wrongTries + 1 })
        .where(mine);
      return checked;
    }
    const businessId = await openBusiness(tx, registration);
    if (businessId === null) return 'invalid_code';
    await tx.db.delete(registrations).where(mine);
    await tx.deps.jobs.enqueue(tx.db, 'send-registration-received', { businessId });
    return 'confirmed';
  });
  if (outcome !== 'confirmed') throw new Problem(outcome);
}
