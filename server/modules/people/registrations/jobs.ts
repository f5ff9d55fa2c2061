import { and, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { registrations } from '#database/schema/registrations.ts';
import { users } from '#database/schema/users.ts';
import { confirmationCode } from '#domain/registration/code.ts';
import {
  alreadyRegisteredMail,
  registrationCodeMail,
  registrationMovedMail,
} from '#server/adapters/mails/registration-mails.ts';
import { registrationReceivedMail } from '#server/adapters/mails/verification-mails.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { createCode, createToken, hashCode, hashToken } from '#server/security/tokens.ts';

/**
 * Mails a new code and link; previous ones become invalid. An address with an account gets a hint, and the registration
 * an unsent code.
 */
export const sendRegistrationCode = defineJob(
  'send-registration-code',
  { data: { registrationId: z.uuid() }, retry: 'while a code holds' },
  async (ctx, { registrationId }): Promise<void> => {
    const { config, mailer } = ctx.deps;
    const [code, token] = [createCode(), createToken()];
    const [registration] = await ctx.db
      .update(registrations)
      .set({
        codeHash: hashCode(config.secretKey, registrationId, code),
        linkHash: hashToken(token),
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
      : await registrationCodeMail(config, language, { to: email, code, token });
    await mailer.send(mail);
  },
);

/** Tells a mistyped address that it is no longer used. */
export const sendRegistrationMoved = defineJob(
  'send-registration-moved',
  { data: { registrationId: z.uuid() }, retry: 'a day' },
  async ({ db, deps: { config, mailer } }, { registrationId }): Promise<void> => {
    const { formerEmail, language } = registrations;
    const [moved] = await db
      .select({ to: formerEmail, language })
      .from(registrations)
      .where(eq(registrations.id, registrationId));
    if (moved?.to) await mailer.send(await registrationMovedMail(config, moved.language, moved.to));
  },
);

export const sendRegistrationReceived = defineJob(
  'send-registration-received',
  { data: { businessId: z.uuid() }, retry: 'a day' },
  async (ctx, { businessId }): Promise<void> => {
    const { config, mailer } = ctx.deps;
    const [business] = await ctx.db
      .select({ companyName: businesses.companyName, to: users.email, name: users.name, language: users.language })
      .from(businesses)
      .innerJoin(users, eq(users.id, businesses.userId))
      .where(eq(businesses.id, businessId));
    if (!business) return;
    const { language, ...addressee } = business;
    await mailer.send(await registrationReceivedMail(config, language, addressee));
  },
);

export async function sweepRegistrations({ db, now, deps }: Context): Promise<void> {
  const gone = await db
    .delete(registrations)
    .where(lte(registrations.expiresAt, now))
    .returning({ proofKey: registrations.proofKey });
  for (const { proofKey } of gone) if (proofKey) await deps.files.remove(proofKey);
}
