import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailChanges } from '#database/schema/email-changes.ts';
import { users } from '#database/schema/users.ts';
import { emailChange } from '#domain/sign-in/email-change.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { sendEmailChange } from '#server/modules/people/email-change/jobs.ts';
import type { EmailChange } from '#server/modules/people/email-change/queries.ts';
import { setEmail } from '#server/modules/people/email-change/set-email.ts';
import { endSessionsOf } from '#server/modules/people/sessions/end-session.ts';

const DAY_MS = 86_400_000;

/** Changes a locked person's address, ends other sessions and mails the old address an undo link. */
export async function settleChange(
  { db, now, deps }: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  user: { id: string; email: string },
  { id, toEmail, sessionId }: EmailChange,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + emailChange.undoDays * DAY_MS);
  await db.update(emailChanges).set({ changedAt: now, expiresAt }).where(eq(emailChanges.id, id));
  await setEmail(db, user, toEmail);
  await endSessionsOf(db, user.id, { now, ...(sessionId === null ? {} : { except: sessionId }) });
  await enqueue({ db, deps }, sendEmailChange, { changeId: id, to: 'undo' });
}

/** Changes the address once the old mailbox has had its time to refuse; an address taken meanwhile ends the change. */
export const settleCorrection = defineJob(
  'settle-correction',
  { data: { changeId: z.uuid() }, retry: 'until done' },
  async (ctx, { changeId }): Promise<void> => {
    await inTransaction(ctx, async (tx) => {
      const { db, now } = tx;
      const mine = eq(emailChanges.id, changeId);
      const [seen] = await db.select({ userId: emailChanges.userId }).from(emailChanges).where(mine);
      if (!seen) return;
      const [user] = await db.select().from(users).where(eq(users.id, seen.userId)).for('update');
      const [change] = await db.select().from(emailChanges).where(mine);
      if (!user || !change?.possibleAt || !change.toConfirmedAt || change.changedAt || change.possibleAt > now) return;
      const [other] = await db.select({ id: users.id }).from(users).where(eq(users.email, change.toEmail));
      if (other) await db.delete(emailChanges).where(mine);
      else await settleChange(tx, user, change);
    });
  },
);
