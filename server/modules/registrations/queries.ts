import { and, desc, eq, gt } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { registrations } from '#database/schema/registrations.ts';
import { hashToken } from '#server/security/tokens.ts';

/** What names a registration from outside: several of one address wait side by side, each with a token of its own. */
export interface RegistrationClaim {
  email: string;
  upload_token: string;
}

const claimed = ({ email, upload_token }: RegistrationClaim, now: Date) =>
  and(
    eq(registrations.uploadTokenHash, hashToken(upload_token)),
    eq(registrations.email, email),
    gt(registrations.expiresAt, now),
  );

/** The registration that waits for its code. */
export async function findLiveRegistration(db: Connection, claim: RegistrationClaim, now: Date) {
  const [row] = await db.select({ id: registrations.id }).from(registrations).where(claimed(claim, now));
  return row;
}

/** The whole row, locked until the transaction ends. */
export async function lockLiveRegistration(tx: Transaction, claim: RegistrationClaim, now: Date) {
  const [row] = await tx.select().from(registrations).where(claimed(claim, now)).for('no key update');
  return row;
}

/** The password hash of the newest pending registration of an address. */
export async function findNewestHash(db: Connection, email: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: registrations.passwordHash })
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, now)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return row?.hash;
}
