import { and, eq, isNull } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import { verificationDecisions } from '#database/schema/verifications.ts';
import type { Context } from '#server/context/context.ts';
import { rejectedMail, verifiedMail } from '#server/mails/verification-mails.ts';

/**
 * Mails the decision to a business in its owner's language. It is marked as mailed only once the mail server has accepted
 * the mail, so that a failed one is tried again.
 */
export async function sendVerificationDecision({ db, now, deps }: Context, decisionId: string): Promise<void> {
  const { config, mailer } = deps;
  const unsent = and(eq(verificationDecisions.id, decisionId), isNull(verificationDecisions.mailedAt));
  const [found] = await db
    .select({
      outcome: verificationDecisions.outcome,
      reasons: verificationDecisions.reasons,
      reason: verificationDecisions.reason,
      language: users.language,
      addressee: { companyName: businesses.companyName, to: users.email, name: users.name },
    })
    .from(verificationDecisions)
    .innerJoin(businesses, eq(businesses.id, verificationDecisions.businessId))
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(unsent);
  if (!found) return;
  const { outcome, reasons, reason, language, addressee } = found;
  const mail =
    outcome === 'verified'
      ? await verifiedMail(config, language, addressee)
      : await rejectedMail(config, language, { ...addressee, reasons, reason });
  await mailer.send(mail);
  await db.update(verificationDecisions).set({ mailedAt: now }).where(unsent);
}
