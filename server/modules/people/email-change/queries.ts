import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { emailChanges } from '#database/schema/email-changes.ts';
import { users } from '#database/schema/users.ts';
import { Problem } from '#server/context/problem.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

export async function findOpenChange(db: Connection, userId: string, now: Date): Promise<EmailChange | undefined> {
  const { changedAt, expiresAt } = emailChanges;
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNull(changedAt), gt(expiresAt, now)));
  return found;
}

/** Locks the person first, as all changes to an account do. */
export async function lockChange(db: Transaction, which: SQL | undefined, now: Date) {
  const [seen] = await db.select({ userId: emailChanges.userId }).from(emailChanges).where(which);
  if (!seen) throw new Problem('link_unknown');
  const [user] = await db.select().from(users).where(eq(users.id, seen.userId)).for('update');
  const [change] = await db.select().from(emailChanges).where(which);
  if (!user || !change) throw new Problem('link_unknown');
  if (change.expiresAt <= now) throw new Problem('link_expired');
  return { user, change };
}

export async function endOpenChange(db: Connection, userId: string): Promise<void> {
  await db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isNull(emailChanges.changedAt)));
}
