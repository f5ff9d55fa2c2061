import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import type { Ledger } from '#domain/credits/ledger.ts';
import { openLedger } from '#domain/credits/ledger.ts';
import type { Actor } from '#server/context/actor.ts';
import { actorName } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { lockAccountRow } from '#server/modules/money/credits/lock-account.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

/** An event, or the reference of a payment or plan period. */
export type Cause = { eventId: string } | { reference: string };

type Booking = Pick<TransactionContext<Actor>, 'db' | 'actor' | 'now'>;

/** The only writer of the ledger. Locks the account; `work` applies the rules, and its bookings get cause and actor. */
export async function bookMovements<T>(
  { db, actor, now }: Booking,
  businessId: string,
  cause: Cause,
  work: (ledger: Ledger) => T,
): Promise<{ result: T; isNewlyLow: boolean }> {
  const [stored] = await lockAccountRow(db).execute({ businessId });
  if (!stored) throw new Error(`business ${businessId} has no credit account`);
  const ledger = openLedger(stored, now);
  const result = work(ledger);

  const eventId = 'eventId' in cause ? cause.eventId : null;
  const entries = ledger.movements.map(({ reason, reference, ...movement }) => {
    const isLapse = reason === 'plan_lapsed';
    return {
      ...movement,
      id: randomUUIDv7(),
      businessId,
      reason,
      reference: reference ?? ('eventId' in cause ? cause.eventId : cause.reference),
      eventId: isLapse ? null : eventId,
      actor: isLapse ? 'system' : actorName(actor),
      createdAt: now,
    };
  });
  const { account } = ledger;
  await db.update(creditAccounts).set(account).where(eq(creditAccounts.businessId, businessId));
  if (entries.length > 0) {
    await db.insert(creditEntries).values(entries);
    await announceChange({ db, now }, businessId, 'credits.changed', null);
  }
  return { result, isNewlyLow: ledger.account.isLowNoticed && !stored.isLowNoticed };
}

/** `bookMovements`, with a notice when few plan credits are left. */
export async function moveCredits<T>(
  tx: TransactionContext<Actor>,
  businessId: string,
  cause: Cause,
  work: (ledger: Ledger) => T,
): Promise<T> {
  const { result, isNewlyLow } = await bookMovements(tx, businessId, cause, work);
  if (isNewlyLow) await writeNotices(tx, businessId, { kind: 'credits', facts: { about: 'low_credits' } });
  return result;
}
