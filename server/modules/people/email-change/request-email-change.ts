import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { emailChanges } from '#database/schema/email-changes.ts';
import { users } from '#database/schema/users.ts';
import { emailChange } from '#domain/sign-in/email-change.ts';
import { findSuppression } from '#server/adapters/mails/suppressions.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField } from '#server/context/problem.ts';
import { sendEmailChange } from '#server/modules/people/email-change/jobs.ts';
import type { EmailChange } from '#server/modules/people/email-change/queries.ts';
import { endOpenChange, findOpenChange } from '#server/modules/people/email-change/queries.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

const HOUR_MS = 3_600_000;

/**
 * Mails both mailboxes. Repeating mails unconfirmed ones; another address replaces the request. Same response for taken
 * addresses and at the mail limit.
 */
export async function requestEmailChange(ctx: Context<User>, toEmail: string): Promise<EmailChange> {
  const { rateLimits } = ctx.deps;
  await rateLimits.consume('emailChange', ctx.actor.userId);
  const mayMail = await rateLimits.take('emailChangeTotal', toEmail);
  const change = await inTransaction(ctx, async ({ db, actor, now, deps: { jobs } }) => {
    const { userId, sessionId } = actor;
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new Error(`session of a missing user ${userId}`);
    if (user.email === toEmail) throw invalidField('email', 'unchanged', 'This is the present address');
    const open = await findOpenChange(db, userId, now);
    const same = open?.toEmail === toEmail ? open : null;
    // A dead mailbox cannot confirm.
    const isDead = (await findSuppression(db, user.email))?.cause === 'bounced';
    await endOpenChange(db, userId);
    const [row] = await db
      .insert(emailChanges)
      .values({
        id: randomUUIDv7(),
        userId,
        sessionId,
        fromEmail: user.email,
        toEmail,
        fromConfirmedAt: same?.fromConfirmedAt ?? (isDead ? now : null),
        toConfirmedAt: same?.toConfirmedAt ?? null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + emailChange.linkHours * HOUR_MS),
      })
      .returning();
    if (!row) throw new Error('a change did not come back');
    if (!row.fromConfirmedAt) await enqueue({ db, deps: { jobs } }, sendEmailChange, { changeId: row.id, to: 'from' });
    if (!row.toConfirmedAt && mayMail)
      await enqueue({ db, deps: { jobs } }, sendEmailChange, { changeId: row.id, to: 'to' });
    return row;
  });
  logSecurity(ctx, 'auth.email_change_asked', { actor: `user:${change.userId}` });
  return change;
}
