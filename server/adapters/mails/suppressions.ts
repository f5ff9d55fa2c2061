import { and, count, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '#database/connect.ts';
import { mails, suppressedAddresses } from '#database/schema/mails.ts';
import type { SuppressionCause } from '#domain/delivery/suppression.ts';
import { mostSoftBounces } from '#domain/delivery/suppression.ts';

export type Suppression = typeof suppressedAddresses.$inferSelect;
type Db = Database | Transaction;

const { email: address, liftedAt } = suppressedAddresses;

export async function findSuppression(db: Db, email: string): Promise<Suppression | undefined> {
  const [found] = await db
    .select()
    .from(suppressedAddresses)
    .where(and(eq(address, email), isNull(liftedAt)));
  return found;
}

/** Whether mails to the address came back. Says nothing of accounts: any address that was ever mailed may be one. */
export async function isDeadAddress(db: Db, email: string): Promise<boolean> {
  return (await findSuppression(db, email))?.cause === 'bounced';
}

/** Suppresses an address; a dead one stays dead after a complaint. */
export async function suppress(
  db: Db,
  given: { email: string; cause: SuppressionCause; reason: string; now: Date },
): Promise<void> {
  const { email, cause, reason, now } = given;
  const set = { cause, reason, createdAt: now, liftedAt: null, liftedBecause: null };
  await db
    .insert(suppressedAddresses)
    .values({ email, ...set })
    .onConflictDoUpdate({
      target: address,
      set,
      ...(cause === 'complained' && { setWhere: isNotNull(liftedAt) }),
    });
}

/** Bounces since the address was last mailed again. */
async function countBounces(db: Db, email: string): Promise<number> {
  const [lifted] = await db.select({ at: liftedAt }).from(suppressedAddresses).where(eq(address, email));
  const since = lifted?.at ? gt(mails.createdAt, lifted.at) : undefined;
  const bounced = and(eq(mails.to, email), eq(mails.state, 'bounced'), since);
  const [found] = await db.select({ count: count() }).from(mails).where(bounced);
  return found?.count ?? 0;
}

/** A hard bounce suppresses the address, as do several soft ones. The mail's own state is already stored. */
export async function suppressBounced(
  db: Db,
  { isHard, ...bounce }: { email: string; isHard: boolean; reason: string; now: Date },
): Promise<void> {
  if (!isHard && (await countBounces(db, bounce.email)) < mostSoftBounces) return;
  await suppress(db, { ...bounce, cause: 'bounced' });
}

/** Mails the address again; false if it was not suppressed. `because` is null for the person's own request. */
export async function liftSuppression(
  db: Db,
  { email, because, now }: { email: string; because: string | null; now: Date },
): Promise<boolean> {
  const lifted = await db
    .update(suppressedAddresses)
    .set({ liftedAt: now, liftedBecause: because })
    .where(and(eq(address, email), isNull(liftedAt)))
    .returning();
  return lifted.length > 0;
}

/** Forgets which mails the addresses got, and whether they arrived. */
export async function forgetMailsTo(db: Db, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await db.delete(mails).where(inArray(mails.to, [...emails]));
  await db.delete(suppressedAddresses).where(inArray(address, [...emails]));
}
