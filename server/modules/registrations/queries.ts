import { and, desc, eq, gt } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { registrations } from '#database/schema/registrations.ts';

/** The registration of an address that still waits for its code. */
export async function findLiveRegistration(db: Connection, email: string, now: Date) {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, now)))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row;
}

/** The same row, held until the transaction ends. */
export async function lockLiveRegistration(tx: Transaction, email: string, now: Date) {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, now)))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
    .for('no key update');
  return row;
}
