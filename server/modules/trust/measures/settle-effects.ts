import { and, asc, eq, isNull } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { measures } from '#database/schema/measures.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import { takenBy } from '#domain/measures/measures.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { enqueueHidingMails } from '#server/modules/news/guest-mails/enqueue-hiding-mails.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import type { MeasureRow } from '#server/modules/trust/measures/queries.ts';

/** Locks a business; undefined if missing or deleted. */
export async function lockBusiness({ db }: TransactionContext<Actor>, businessId: string) {
  const [business] = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt), isNull(businesses.testOf)))
    .for('no key update');
  return business;
}

/**
 * Applies active measures and notifies guests, app, page caches, webhooks and members on commit. Last step of a
 * transaction that locked the business.
 */
export async function settleEffects(
  tx: TransactionContext<Actor>,
  businessId: string,
  changed: readonly MeasureRow[],
): Promise<void> {
  const { db } = tx;
  const open = await db
    .select()
    .from(measures)
    .where(and(eq(measures.businessId, businessId), isNull(measures.endedAt)))
    .orderBy(asc(measures.imposedAt), asc(measures.id));
  const inForce = open.filter(({ tookEffectAt }) => tookEffectAt !== null);
  const [before] = await db
    .select({ hiddenBy: businesses.hiddenBy })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const hiddenBy = takenBy(inForce, 'business_hidden')?.id ?? null;
  await db
    .update(businesses)
    .set({
      hiddenBy,
      publishingStoppedBy: takenBy(inForce, 'publishing_stopped')?.id ?? null,
      writingStoppedBy: takenBy(inForce, 'writing_stopped')?.id ?? null,
      openMeasures: open.length,
    })
    .where(eq(businesses.id, businessId));
  for (const eventId of new Set(changed.flatMap((measure) => measure.eventId ?? []))) {
    const mine = and(eq(events.id, eventId), eq(events.businessId, businessId));
    const [event] = await db.select().from(events).where(mine).for('no key update');
    if (!event) continue;
    const ofEvent = inForce.filter((measure) => measure.eventId === eventId);
    const hidden = await writeEvent(tx, event, { hiddenBy: takenBy(ofEvent, 'event_hidden')?.id ?? null });
    await announceEvent(tx, { type: 'event.updated', event: hidden });
    const isHidden = hidden.hiddenBy !== null;
    if ((event.hiddenBy !== null) !== isHidden && hiddenBy === null) {
      await enqueueHidingMails(tx, eq(webGuests.eventId, eventId), isHidden);
    }
  }
  await announceChange(tx, businessId, 'measures.changed', changed[0]?.id ?? null);
  const wasHidden = (before?.hiddenBy ?? null) !== null;
  if (wasHidden !== (hiddenBy !== null)) {
    const isTheirs = and(eq(webGuests.businessId, businessId), isNull(events.hiddenBy));
    if (isTheirs) await enqueueHidingMails(tx, isTheirs, hiddenBy !== null);
  }
  if ((before?.hiddenBy ?? null) !== hiddenBy) await showBusiness(tx, businessId);
}
