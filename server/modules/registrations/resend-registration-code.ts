import { randomUUIDv7 } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { findLiveRegistration } from '#server/modules/registrations/queries.ts';

/** Has a new code mailed; at most one a minute and five an hour per address, whether or not the address is known. */
export async function resendRegistrationCode(ctx: Context, email: string): Promise<void> {
  const { rateLimits, jobs } = ctx.deps;
  await rateLimits.consume('codeResend', email);
  await rateLimits.consume('codeMail', email);
  await inTransaction(ctx, async ({ db, now }) => {
    // An unknown address costs the same: its job finds nothing to do.
    const registration = await findLiveRegistration(db, email, now);
    await jobs.enqueue(db, 'send-registration-code', { registrationId: registration?.id ?? randomUUIDv7() });
  });
}
