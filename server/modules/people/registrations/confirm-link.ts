import { confirmationCode } from '#domain/registration/code.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { settleRegistration } from '#server/modules/people/registrations/confirm-registration.ts';
import type { RegistrationRow } from '#server/modules/people/registrations/queries.ts';
import { findByLink, isOnlyRegistration, lockByLink } from '#server/modules/people/registrations/queries.ts';
import { logSession } from '#server/modules/people/sessions/open-session.ts';

/** Throws `link_…`. A link expires with the code in its mail. */
function assertOpen(registration: RegistrationRow | undefined, now: Date): asserts registration {
  if (!registration) throw new Problem('link_unknown');
  const isSpent = registration.wrongTries >= confirmationCode.maxWrongTries;
  if (isSpent || !registration.codeExpiresAt || registration.codeExpiresAt <= now) throw new Problem('link_expired');
}

/** Read-only. 422 `link_…`. */
export async function findLink(ctx: Context, token: string) {
  await ctx.deps.rateLimits.consume('confirmLink', '', ctx.ip);
  const registration = await findByLink(ctx.db, token);
  assertOpen(registration, ctx.now);
  const { companyName, businessType } = registration.form;
  return { email: registration.email, company_name: companyName, business_type: businessType };
}

/**
 * Confirms by the mailed link, in any browser, and signs in. 422 `link_…`; `code_needed` while the address has several
 * registrations, as the link cannot prove which password is the mailbox owner's.
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
