import { randomUUIDv7 } from 'node:crypto';
import { passwordResets } from '#database/schema/password-resets.ts';
import { resetLinkMinutes } from '#domain/registration/password.ts';
import { noticeLinkHours } from '#domain/sign-in/security-notices.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { sendPasswordReset } from '#server/modules/people/sessions/jobs.ts';

/** Mails a link for a day to an account's address; for staff and emergencies. */
export async function openPasswordReset(
  { db, now, deps }: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  email: string,
): Promise<void> {
  const resetId = randomUUIDv7();
  const expiresAt = new Date(now.getTime() + noticeLinkHours * 3_600_000);
  await db.insert(passwordResets).values({ id: resetId, email, createdAt: now, expiresAt });
  await enqueue({ db, deps }, sendPasswordReset, { resetId });
}

/** Only the job checks for an account; the response is the same at the mail limit. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  const { rateLimits, jobs } = ctx.deps;
  await rateLimits.consume('resetAddress', '', ctx.ip);
  await rateLimits.consume('resetMail', email, ctx.ip);
  if (!(await rateLimits.take('resetMailTotal', email))) return;
  await inTransaction(ctx, async ({ db, now }) => {
    const id = randomUUIDv7();
    const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
    await db.insert(passwordResets).values({ id, email, createdAt: now, expiresAt });
    await enqueue({ db, deps: { jobs } }, sendPasswordReset, { resetId: id });
  });
}
