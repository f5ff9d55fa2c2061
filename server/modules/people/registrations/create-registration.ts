import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { RegistrationSchema } from '#contract/registrations.ts';
import { registrations } from '#database/schema/registrations.ts';
import { documentsAccepted } from '#domain/legal/documents.ts';
import { registrationLifetimeHours } from '#domain/registration/code.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { countCodeMail, mayMailCode } from '#server/modules/people/registrations/count-code-mail.ts';
import { sendRegistrationCode } from '#server/modules/people/registrations/jobs.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { refuseWeakPassword } from '#server/security/refuse-weak-password.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

type Registration = z.output<typeof RegistrationSchema>;

interface Prepared {
  passwordHash: string;
  uploadToken: string;
  mayMail: boolean;
}

/** Counts and hashes before the transaction, since both are slow. */
export async function prepareRegistration(ctx: Context, input: Registration): Promise<Prepared> {
  const { loginEmail, password } = input;
  await refuseWeakPassword(password, [loginEmail, input.companyName, input.contactPerson]);
  await ctx.deps.rateLimits.consume('registrationAddress', '', ctx.ip);
  const passwordHash = await hashPassword(password, { ip: ctx.ip, account: loginEmail });
  const uploadToken = createToken();
  await countCodeMail(ctx, { email: loginEmail, upload_token: uploadToken });
  return { passwordHash, uploadToken, mayMail: await mayMailCode(ctx, loginEmail) };
}

/**
 * Only the job checks for an account, so response and timing reveal nothing. The address's other registrations keep
 * their codes, so nobody can take over another's.
 */
export async function createRegistration(
  { db, now, language, deps }: TransactionContext,
  input: Registration,
  { passwordHash, uploadToken, mayMail }: Prepared,
): Promise<{ email: string; upload_token: string }> {
  const { loginEmail: email, password: _, confirmPassword: __, adminAccepted: ___, ...form } = input;
  const id = randomUUIDv7();
  await db.insert(registrations).values({
    id,
    email,
    passwordHash,
    language,
    form,
    accepted: documentsAccepted(berlinDay(now)),
    uploadTokenHash: hashToken(uploadToken),
    createdAt: now,
    expiresAt: new Date(now.getTime() + registrationLifetimeHours * 3_600_000),
  });
  if (mayMail) await enqueue({ db, deps }, sendRegistrationCode, { registrationId: id });
  return { email, upload_token: uploadToken };
}
