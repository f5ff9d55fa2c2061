import { and, eq, gt } from 'drizzle-orm';
import { registrations } from '#database/schema/registrations.ts';
import { users } from '#database/schema/users.ts';
import { confirmationCode } from '#domain/registration/code.ts';
import type { Context } from '#server/context/context.ts';
import { alreadyRegisteredMail, registrationCodeMail } from '#server/mails/catalog.ts';
import { createCode, hashCode } from '#server/security/tokens.ts';

/**
 * Makes a new code for a registration and mails it; the code is never stored in clear and the one before dies. An address
 * that already has an account gets a hint instead; its registration still holds a code that nobody knows.
 */
export async function sendRegistrationCode(ctx: Context, registrationId: string): Promise<void> {
  const { config, mailer } = ctx.deps;
  const code = createCode();
  const [registration] = await ctx.db
    .update(registrations)
    .set({
      codeHash: hashCode(config.secretKey, registrationId, code),
      codeExpiresAt: new Date(ctx.now.getTime() + confirmationCode.validMinutes * 60_000),
      wrongTries: 0,
    })
    .where(and(eq(registrations.id, registrationId), gt(registrations.expiresAt, ctx.now)))
    .returning({ email: registrations.email, language: registrations.language });
  if (!registration) return;

  const { email, language } = registration;
  const [account] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const mail = account
    ? await alreadyRegisteredMail(config, language, { to: email })
    : await registrationCodeMail(config, language, { to: email, code });
  await mailer.send(mail);
}
