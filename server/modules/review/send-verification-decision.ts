import { and, eq, isNull } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import { verificationDecisions } from '#database/schema/verifications.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { rejectedMail, verifiedMail } from '#server/mails/verification-mails.ts';

/** Tells a business, once and in its owner's language, how it was decided. A mail that could not be sent is tried again. */
export async function sendVerificationDecision(ctx: Context, decisionId: string): Promise<void> {
  const { config, mailer } = ctx.deps;
  await inTransaction(ctx, async ({ db, now }) => {
    const [decision] = await db
      .update(verificationDecisions)
      .set({ mailedAt: now })
      .where(and(eq(verificationDecisions.id, decisionId), isNull(verificationDecisions.mailedAt)))
      .returning();
    if (!decision) return;
    const [business] = await db
      .select({ companyName: businesses.companyName, to: users.email, name: users.name, language: users.language })
      .from(businesses)
      .innerJoin(users, eq(users.id, businesses.userId))
      .where(eq(businesses.id, decision.businessId));
    if (!business) return;
    const { language, ...addressee } = business;
    const { outcome, reasons, reason } = decision;
    const mail =
      outcome === 'verified'
        ? await verifiedMail(config, language, addressee)
        : await rejectedMail(config, language, { ...addressee, reasons, reason });
    await mailer.send(mail);
  });
}
