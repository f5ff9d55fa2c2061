import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { RegistrationSchema } from '#contract/registrations.ts';
import { registrations } from '#database/schema/registrations.ts';
import { registrationLifetimeHours } from '#domain/registration/code.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

type Registration = z.output<typeof RegistrationSchema>;

/** Counts the registration and hashes its password: both wait, so they come before the transaction. */
export async function prepareRegistration(ctx: Context, { loginEmail, password }: Registration): Promise<string> {
  const { rateLimits } = ctx.deps;
  await rateLimits.consume('registrationAddress', ctx.ip);
  await rateLimits.consume('codeMail', loginEmail);
  await rateLimits.reset('codeResend', loginEmail);
  await rateLimits.consume('codeResend', loginEmail);
  return hashPassword(password);
}

/**
 * Takes a registration and has its code mailed. Nothing here looks at whether the address has an account: the job that
 * writes the mail does, so that answer and timing are the same. A newer registration of an address replaces the older one.
 */
export async function createRegistration(
  { db, now, language, deps }: TransactionContext,
  input: Registration,
  passwordHash: string,
): Promise<{ email: string; upload_token: string }> {
  const { loginEmail: email, password: _, confirmPassword: __, adminAccepted: ___, ...form } = input;
  await db
    .update(registrations)
    .set({ codeHash: null, expiresAt: now })
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, now)));
  const id = randomUUIDv7();
  const uploadToken = createToken();
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
  await deps.jobs.enqueue(db, 'send-registration-code', { registrationId: id });
  return { email, upload_token: uploadToken };
}
