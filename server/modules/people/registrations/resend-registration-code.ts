import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { countCodeMail, mayMailCode } from '#server/modules/people/registrations/count-code-mail.ts';
import { sendRegistrationCode } from '#server/modules/people/registrations/jobs.ts';
import type { RegistrationClaim } from '#server/modules/people/registrations/queries.ts';
import { findLiveRegistration } from '#server/modules/people/registrations/queries.ts';

/** The response does not reveal whether a registration exists. */
export async function resendRegistrationCode(ctx: Context, claim: RegistrationClaim): Promise<void> {
  await ctx.deps.rateLimits.consume('registrationAddress', '', ctx.ip);
  await countCodeMail(ctx, claim);
  const registration = await findLiveRegistration(ctx.db, claim, ctx.now);
  if (!registration || !(await mayMailCode(ctx, claim.email))) return;
  await inTransaction(ctx, ({ db, deps }) =>
    enqueue({ db, deps }, sendRegistrationCode, { registrationId: registration.id }),
  );
}
