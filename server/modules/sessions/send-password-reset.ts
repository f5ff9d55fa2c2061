import { and, eq, gt, isNull } from 'drizzle-orm';
import { passwordResets } from '#database/schema/password-resets.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { passwordResetMail } from '#server/mails/account-mails.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/**
 * Makes the secret of a link for a new password and mails it, in the language of the account. Links mailed before go on
 * working for their hour, so that nobody ends them by asking for another. An address without an account gets no mail.
 */
export async function sendPasswordReset(ctx: Context, resetId: string): Promise<void> {
  const token = createToken();
  const recipient = await inTransaction(ctx, async ({ db, now }) => {
    const [reset] = await db
      .update(passwordResets)
      .set({ tokenHash: hashToken(token) })
      .where(and(eq(passwordResets.id, resetId), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)))
      .returning();
    if (!reset) return undefined;
    const [user] = await db.select().from(users).where(eq(users.email, reset.email));
    if (!user) await db.delete(passwordResets).where(eq(passwordResets.id, resetId));
    return user;
  });
  if (!recipient) return;
  const { config, mailer } = ctx.deps;
  const { email: to, name, language } = recipient;
  await mailer.send(await passwordResetMail(config, language, { to, name, token }));
}
