import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { RegistrationSchema } from '#contract/registrations.ts';
import { registrations } from '#database/schema/registrations.ts';
import { registrationLifetimeHours } from '#domain/registration/code.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/**
 * Takes a registration and has its code mailed. Nothing here looks at whether the address has an account: the job that
 * writes the mail does, so that answer and timing are the same. A newer registration of an address replaces the older one.
 */
export async function createRegistration(
  ctx: Context,
  input: z.output<typeof RegistrationSchema>,
): Promise<{ email: string; upload_token: string }> {
  const { loginEmail: email, password, confirmPassword: _, adminAccepted: __, ...form } = input;
  const { rateLimits, jobs } = ctx.deps;
  await rateLimits.consume('registrationAddress', ctx.ip);
  await rateLimits.consume('codeMail', email);
  await rateLimits.reset('codeResend', email);
  await rateLimits.consume('codeResend', email);

  const passwordHash = await hashPassword(password);
  const uploadToken = createToken();
  await inTransaction(ctx, async ({ db, now, language }) => {
    await db
      .update(registrations)
      .set({ codeHash: null, expiresAt: now })
      .where(and(eq(registrations.email, email), gt(registrations.expiresAt, now)));
    const id = randomUUIDv7();
    await db.insert(registrations).values({
      id,
      email,
      passwordHash,
      language,
      form,
      uploadTokenHash: hashToken(uploadToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + registrationLifetimeHours * 3_600_000),
    });
    await jobs.enqueue(db, 'send-registration-code', { registrationId: id });
  });
  return { email, upload_token: uploadToken };
}
