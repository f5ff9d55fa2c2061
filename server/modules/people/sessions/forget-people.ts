import type { SQL } from 'drizzle-orm';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { sessions } from '#database/schema/sessions.ts';
import { tablesGoingWith } from '#database/schema/tables.ts';
import { users } from '#database/schema/users.ts';
import { forgetMailsTo } from '#server/adapters/mails/suppressions.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { endSessions } from '#server/modules/people/sessions/end-session.ts';
import { unmatchableHash } from '#server/security/passwords.ts';

/**
 * Removes name, credentials and address; their actions keep the id. Their exports close and are deleted by the next
 * sweep.
 */
export async function forgetPeople({ db, now }: Pick<TransactionContext, 'db' | 'now'>, which: SQL): Promise<void> {
  const people = await db.select({ id: users.id, email: users.email }).from(users).where(which).for('update');
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await db
    .update(users)
    .set({ email: sql`'deleted-' || ${users.id} || '@invalid'`, name: null, passwordHash: unmatchableHash })
    .where(inArray(users.id, ids));
  await db.delete(passwordResets).where(
    inArray(
      passwordResets.email,
      people.map(({ email }) => email),
    ),
  );
  const { userId, businessId } = accountExports;
  const own = and(inArray(userId, ids), isNull(businessId));
  await db.update(accountExports).set({ expiresAt: now }).where(own);
  await forgetMailsTo(
    db,
    people.map(({ email }) => email),
  );
  for (const { table, column } of tablesGoingWith('person')) await db.delete(table).where(inArray(column, ids));
  await endSessions(db, now, inArray(sessions.userId, ids));
}
