import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { violatedUniqueIndex } from '#database/failures.ts';
import { emailChanges } from '#database/schema/email-changes.ts';
import { users } from '#database/schema/users.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { lockChange } from '#server/modules/people/email-change/queries.ts';
import { setEmail } from '#server/modules/people/email-change/set-email.ts';
import { settleChange, settleCorrection } from '#server/modules/people/email-change/settle-correction.ts';
import { removeFactorsSince } from '#server/modules/people/second-factors/remove-factors-since.ts';
import { endSessionsOf } from '#server/modules/people/sessions/end-session.ts';
import { openPasswordReset } from '#server/modules/people/sessions/request-password-reset.ts';
import { unmatchableHash } from '#server/security/passwords.ts';
import { hashToken } from '#server/security/tokens.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

/** Maps a concurrent unique violation to the error for a taken address. */
async function takingAddress<T>(ctx: Context, work: (tx: TransactionContext) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    if (violatedUniqueIndex(error) === 'users_email_unique') throw new Problem('address_taken');
    throw error;
  }
}

interface Confirmed {
  email: string;
  isChanged: boolean;
  /** Of a correction by staff that waits for a refusal of the old mailbox. */
  possibleAt: Date | null;
}

/**
 * Confirms for one mailbox. The second confirmation changes the address, or the new mailbox's alone once the old one may
 * no longer refuse a correction. A used link returns the state.
 */
export async function confirmEmailChange(ctx: Context, token: string): Promise<Confirmed> {
  const hash = hashToken(token);
  const { userId, isNew, ...confirmed } = await takingAddress(ctx, async (tx) => {
    const { db, now } = tx;
    const { fromHash, toHash } = emailChanges;
    const { user, change } = await lockChange(db, or(eq(fromHash, hash), eq(toHash, hash)), now);
    const { id, toEmail } = change;
    const state = { userId: user.id, email: toEmail, possibleAt: null };
    if (change.changedAt) return { ...state, isNew: false, isChanged: true };
    const answers = {
      fromConfirmedAt: change.fromHash === hash ? now : change.fromConfirmedAt,
      toConfirmedAt: change.toHash === hash ? now : change.toConfirmedAt,
    };
    await db.update(emailChanges).set(answers).where(eq(emailChanges.id, id));
    const { possibleAt } = change;
    const isOldAgreed = answers.fromConfirmedAt !== null || (possibleAt !== null && possibleAt <= now);
    const isAgreed = isOldAgreed && answers.toConfirmedAt !== null;
    if (isAgreed) await settleChange(tx, user, change);
    else if (possibleAt) await enqueue(tx, settleCorrection, { changeId: id }, { startAfter: possibleAt });
    return { ...state, possibleAt: isAgreed ? null : possibleAt, isNew: isAgreed, isChanged: isAgreed };
  });
  if (isNew) logSecurity(ctx, 'auth.email_changed', { actor: `user:${userId}` });
  return confirmed;
}

/**
 * Restores the address, also after later changes, or refuses a correction that waits. Ends sessions, removes factors
 * added since, and mails a password link as the only way in.
 */
export async function undoEmailChange(ctx: Context, token: string): Promise<void> {
  const userId = await takingAddress(ctx, async ({ db, now, deps }) => {
    const { user, change } = await lockChange(db, eq(emailChanges.undoHash, hashToken(token)), now);
    const { fromEmail } = change;
    const changedAt = change.changedAt ?? change.createdAt;
    if (user.email !== fromEmail) await setEmail(db, user, fromEmail);
    await db.update(users).set({ passwordHash: unmatchableHash }).where(eq(users.id, user.id));
    const later = or(isNull(emailChanges.changedAt), gte(emailChanges.changedAt, changedAt));
    await db.delete(emailChanges).where(and(eq(emailChanges.userId, user.id), later));
    await removeFactorsSince(db, user.id, changedAt);
    await endSessionsOf(db, user.id, { now });
    await openPasswordReset({ db, now, deps }, fromEmail);
    return user.id;
  });
  logSecurity(ctx, 'auth.email_change_undone', { actor: `user:${userId}` });
}
