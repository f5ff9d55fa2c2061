import { randomUUIDv7 } from 'node:crypto';
import { passwordResets } from '#database/schema/password-resets.ts';
import { resetLinkMinutes } from '#domain/registration/password.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { sendPasswordReset } from '#server/modules/people/sessions/jobs.ts';

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
