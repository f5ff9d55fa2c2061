import type { Context } from '#server/context/context.ts';
import type { RegistrationClaim } from '#server/modules/people/registrations/queries.ts';

/** One a minute and five an hour per caller and address, else 429. */
export async function countCodeMail({ deps: { rateLimits }, ip }: Context, claim: RegistrationClaim): Promise<void> {
  await rateLimits.consume('codeResend', claim.upload_token);
  await rateLimits.consume('codeMail', claim.email, ip);
}

/** Limit per address over all callers; false skips the mail silently. */
export function mayMailCode({ deps: { rateLimits } }: Context, email: string): Promise<boolean> {
  return rateLimits.take('codeMailTotal', email);
}
