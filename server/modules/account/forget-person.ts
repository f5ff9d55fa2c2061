import { and, eq, isNull } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { users } from '#database/schema/users.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { endSessionsOf } from '#server/modules/sessions/end-session.ts';
import { unmatchableHash } from '#server/security/passwords.ts';

/**
 * Forgets a person who belongs to no team any more: nameless, without a way in, the address free for somebody new. What they took along
 * about themselves goes with the next sweep, and opens to nobody until then.
 */
export async function forgetPerson({ db, now }: Pick<TransactionContext, 'db' | 'now'>, userId: string): Promise<void> {
  const [known] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (known) await db.delete(passwordResets).where(eq(passwordResets.email, known.email));
  await db
    .update(users)
    .set({ email: `deleted-${userId}@invalid`, name: null, passwordHash: unmatchableHash })
    .where(eq(users.id, userId));
  await db
    .update(accountExports)
    .set({ expiresAt: now })
    .where(and(eq(accountExports.userId, userId), isNull(accountExports.businessId)));
  await endSessionsOf(db, userId, { now });
}
