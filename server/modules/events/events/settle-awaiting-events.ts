import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Actor, System } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { findPublisher, writePublished } from '#server/modules/events/events/publish-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { returnMissedEvent, returnStoppedEvent, returnToDraft } from '#server/modules/events/events/withdraw-event.ts';
import { settleCredits } from '#server/modules/money/credits/close-reservation.ts';
import { lockAccount } from '#server/modules/money/credits/lock-account.ts';

const isOver = ({ eventDate }: EventRow, now: Date) => eventDate === null || eventDate < berlinDay(now);

/** Locks a business's events that await verification. */
async function lockAwaitingEvents({ db }: TransactionContext<Actor>, businessId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.businessId, businessId), eq(events.awaitsVerification, true)))
    .orderBy(asc(events.id))
    .for('no key update');
}

/**
 * Publishes and charges waiting events after verification; returns those that are over. `seen`: events with a current
 * version that the reviewer saw.
 */
export async function publishAwaitingEvents(
  tx: TransactionContext<Actor>,
  businessId: string,
  seen: ReadonlySet<string>,
): Promise<void> {
  const { stoppedBy } = await findPublisher(tx, businessId);
  const awaiting = await lockAwaitingEvents(tx, businessId);
  // Locks the account before announcements, since pushes and refunds follow.
  if (awaiting.length > 0) await lockAccount(tx, businessId);
  for (const event of awaiting) {
    if (isOver(event, tx.now)) {
      await returnMissedEvent(tx, event);
      continue;
    }
    if (stoppedBy !== null) {
      await returnStoppedEvent(tx, event);
      continue;
    }
    const spent = await settleCredits(tx, { businessId, eventId: event.id });
    const published = await writePublished(tx, event, spent, seen.has(event.id));
    await announceEvent(tx, { type: 'event.updated', event: published, before: event });
  }
}

/** Makes waiting events drafts after a rejection, and refunds them. */
export async function returnAwaitingEvents(tx: TransactionContext<Actor>, businessId: string): Promise<void> {
  for (const event of await lockAwaitingEvents(tx, businessId)) await returnToDraft(tx, event);
}

const BATCH = 5000;

/** Refunds events with a day that passed while awaiting verification. */
export async function returnMissedEvents(ctx: Context<System>): Promise<void> {
  const waiting = (now: Date) => and(sql`${events.awaitsVerification}`, lt(events.eventDate, berlinDay(now)));
  const missed = await ctx.db.select({ id: events.id }).from(events).where(waiting(ctx.now)).limit(BATCH);
  for (const { id } of missed) {
    await inTransaction(ctx, async (tx) => {
      const held = and(eq(events.id, id), waiting(tx.now));
      const [event] = await tx.db.select().from(events).where(held).for('no key update');
      if (event) await returnMissedEvent(tx, event);
    }).catch((error) => ctx.deps.logger.error({ err: error, eventId: id }, 'a missed event was not given back'));
  }
}
