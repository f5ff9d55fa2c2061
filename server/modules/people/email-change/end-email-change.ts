import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { violatedUniqueIndex } from '#database/failures.ts';
import { emailChanges } from '#database/schema/email-changes.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { users } from '#database/schema/users.ts';
import { emailChange } from '#domain/sign-in/email-change.ts';
import { noticeLinkHours } from '#domain/sign-in/security-notices.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { sendEmailChange } from '#server/modules/people/email-change/jobs.ts';
import { lockChange } from '#server/modules/people/email-change/queries.ts';
import { setEmail } from '#server/modules/people/email-change/set-email.ts';
import { removeFactorsSince } from '#server/modules/people/second-factors/remove-factors-since.ts';
import { endSessionsOf } from '#server/modules/people/sessions/end-session.ts';
import { sendPasswordReset } from '#server/modules/people/sessions/jobs.ts';
import { unmatchableHash } from '#server/security/passwords.ts';
import { hashToken } from '#server/security/tokens.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

const DAY_MS = 86_400_000;

/** Maps a concurrent unique violation to the error for a taken address. */
async function takingAddress<T>(ctx: Context, work: (tx: TransactionContext) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    if (violatedUniqueIndex(error) === 'users_email_unique') throw new Problem('address_taken');
    throw error;
  }
}

/**
 * Confirms for one mailbox. The second confirmation changes the address, ends other sessions and mails the old address
 * an undo link. A used link returns the state.
 */
export async function confirmEmailChange(ctx: Context, token: string): Promise<{ email: string; isChanged: boolean }> {
  const hash = hashToken(token);
  const { userId, email, isNew, isChanged } = await takingAddress(ctx, async ({ db, now, deps: { jobs } }) => {
    const { fromHash, toHash } = emailChanges;
    const { user, change } = await lockChange(db, or(eq(fromHash, hash), eq(toHash, hash)), now);
    const { id, toEmail } = change;
    const state = { userId: user.id, email: toEmail };
    if (change.changedAt) return { ...state, isNew: false, isChanged: true };
    const confirmed = {
      fromConfirmedAt: change.fromHash === hash ? now : change.fromConfirmedAt,
      toConfirmedAt: change.toHash === hash ? now : change.toConfirmedAt,
    };
    const isAgreed = confirmed.fromConfirmedAt !== null && confirmed.toConfirmedAt !== null;
    const expiresAt = isAgreed ? new Date(now.getTime() + emailChange.undoDays * DAY_MS) : change.expiresAt;
    await db
      .update(emailChanges)
      .set({ ...confirmed, expiresAt, changedAt: isAgreed ? now : null })
      .where(eq(emailChanges.id, id));
    if (isAgreed) {
      await setEmail(db, user, toEmail);
      await endSessionsOf(db, user.id, { now, except: change.sessionId });
      await enqueue({ db, deps: { jobs } }, sendEmailChange, { changeId: id, to: 'undo' });
    }
    return { ...state, isNew: isAgreed, isChanged: isAgreed };
  });
  if (isNew) logSecurity(ctx, 'auth.email_changed', { actor: `user:${userId}` });
  return { email, isChanged };
}

/**
 * Restores the address, also after later changes. Ends sessions, removes factors added since, and mails a password link
 * as the only way in.
 */
export async function undoEmailChange(ctx: Context, token: string): Promise<void> {
  const userId = await takingAddress(ctx, async ({ db, now, deps: { jobs } }) => {
    const { user, change } = await lockChange(db, eq(emailChanges.undoHash, hashToken(token)), now);
    const { fromEmail, changedAt } = change;
    if (!changedAt) throw new Problem('link_unknown');
    if (user.email !== fromEmail) await setEmail(db, user, fromEmail);
    await db.update(users).set({ passwordHash: unmatchableHash }).where(eq(users.id, user.id));
    const later = or(isNull(emailChanges.changedAt), gte(emailChanges.changedAt, changedAt));
    await db.delete(emailChanges).where(and(eq(emailChanges.userId, user.id), later));
    await removeFactorsSince(db, user.id, changedAt);
    await endSessionsOf(db, user.id, { now });
    const resetId = randomUUIDv7();
    const expiresAt = new Date(now.getTime() + (noticeLinkHours * DAY_MS) / 24);
    await db.insert(passwordResets).values({ id: resetId, email: fromEmail, createdAt: now, expiresAt });
    await enqueue({ db, deps: { jobs } }, sendPasswordReset, { resetId });
    return user.id;
  });
  logSecurity(ctx, 'auth.email_change_undone', { actor: `user:${userId}` });
}
