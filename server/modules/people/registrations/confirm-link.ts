import { confirmationCode } from '#domain/registration/code.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { settleRegistration } from '#server/modules/people/registrations/confirm-registration.ts';
import type { RegistrationRow } from '#server/modules/people/registrations/queries.ts';
import { findByLink, isOnlyRegistration, lockByLink } from '#server/modules/people/registrations/queries.ts';
import { logSession } from '#server/modules/people/sessions/open-session.ts';

/** Throws `link_…` if the link is invalid. It expires together with the code in the same mail. */
function assertOpen(registration: RegistrationRow | undefined, now: Date): asserts registration {
  if (!registration) throw new Problem('link_unknown');
  const isSpent = registration.wrongTries >= confirmationCode.maxWrongTries;
  if (isSpent || !registration.codeExpiresAt || registration.codeExpiresAt <= now) throw new Problem('link_expired');
}

/** The registration of a mailed link. Read-only. 422 `link_…`. */
export async function findLink(ctx: Context, token: string) {
  await ctx.deps.rateLimits.consume('confirmLink', '', ctx.ip);
  const registration = await findByLink(ctx.db, token);
  assertOpen(registration, ctx.now);
  const { companyName, businessType } = registration.form;
  return { email: registration.email, company_name: companyName, business_type: businessType };
}

/**
 * Confirms a registration by the link of its mail, in any browser, and signs in there. Refused while several
 * registrations of the address wait, since the link cannot prove which password belongs to the mailbox's owner. 422
 * `link_…` or `code_needed`.
 */
export async function confirmLink(ctx: Context, token: string) {
  await ctx.deps.rateLimits.consume('confirmLink', '', ctx.ip);
  const opened = await inTransaction(ctx, async (tx) => {
    const registration = await lockByLink(tx.db, token);
    assertOpen(registration, tx.now);
    if (!(await isOnlyRegistration(tx.db, registration, tx.now))) throw new Problem('code_needed');
    const session = await settleRegistration(tx, registration);
    if (!session) throw new Problem('link_unknown');
    return session;
  });
  logSession(ctx, opened);
  return opened.answer;
}
