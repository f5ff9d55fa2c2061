import type { Context } from '#server/context/context.ts';
import type { RegistrationClaim } from '#server/modules/people/registrations/queries.ts';

/** Counts a request for the code of a registration: one a minute, and five an hour per caller and address, else 429. */
export async function countCodeMail({ deps: { rateLimits }, ip }: Context, claim: RegistrationClaim): Promise<void> {
  await rateLimits.consume('codeResend', claim.upload_token);
  await rateLimits.consume('codeMail', claim.email, ip);
}

/**
 * Counts the mail itself. False when the address has had enough mails from all callers together: then none is sent,
 * silently.
 */
export function mayMailCode({ deps: { rateLimits } }: Context, email: string): Promise<boolean> {
  return rateLimits.take('codeMailTotal', email);
}
