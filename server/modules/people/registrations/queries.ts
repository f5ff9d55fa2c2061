import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { registrations } from '#database/schema/registrations.ts';
import { hashToken } from '#server/security/tokens.ts';

/** One of several registrations of an address, by its token. */
export interface RegistrationClaim {
  email: string;
  upload_token: string;
}

export type RegistrationRow = typeof registrations.$inferSelect;

const claimed = ({ email, upload_token }: RegistrationClaim, now: Date) =>
  and(
    eq(registrations.uploadTokenHash, hashToken(upload_token)),
    eq(registrations.email, email),
    gt(registrations.expiresAt, now),
  );

export async function findLiveRegistration(db: Connection, claim: RegistrationClaim, now: Date) {
  const [row] = await db.select({ id: registrations.id }).from(registrations).where(claimed(claim, now));
  return row;
}

/** The same row, locked. */
export async function lockLiveRegistration(tx: Transaction, claim: RegistrationClaim, now: Date) {
  const [row] = await tx.select().from(registrations).where(claimed(claim, now)).for('no key update');
  return row;
}

/** Registrations of an address that wait for their code, newest first. */
export function findRegistrationsOf(db: Connection, email: string, now: Date): Promise<RegistrationRow[]> {
  const { id, email: address, expiresAt, createdAt } = registrations;
  return db
    .select()
    .from(registrations)
    .where(and(eq(address, email), gt(expiresAt, now)))
    .orderBy(desc(createdAt), desc(id));
}

/** Locks a registration that waits; undefined if confirmed or expired. */
export async function lockWaiting(tx: Transaction, id: string, now: Date): Promise<RegistrationRow | undefined> {
  const mine = and(eq(registrations.id, id), gt(registrations.expiresAt, now));
  const [row] = await tx.select().from(registrations).where(mine).for('no key update');
  return row;
}

/** The registration of a link, expired or not. */
export async function findByLink(db: Connection, token: string): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.linkHash, hashToken(token)));
  return row;
}

export async function lockByLink(tx: Transaction, token: string): Promise<RegistrationRow | undefined> {
  const mine = eq(registrations.linkHash, hashToken(token));
  const [row] = await tx.select().from(registrations).where(mine).for('no key update');
  return row;
}

export async function isOnlyRegistration(tx: Transaction, { id, email }: RegistrationRow, now: Date): Promise<boolean> {
  const others = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.email, email), ne(registrations.id, id), gt(registrations.expiresAt, now)))
    .limit(1);
  return others.length === 0;
}
