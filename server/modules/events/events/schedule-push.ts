import { randomUUIDv7 } from 'node:crypto';
import { pushes } from '#database/schema/pushes.ts';
import { pushInstant } from '#domain/pushes/push-rules.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { findReach } from '#server/modules/events/events/find-reach.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { findTakenDays, lastCallOf } from '#server/modules/events/events/push-queries.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { sendPush } from '#server/modules/events/events/send-push.ts';
import { releaseCredits } from '#server/modules/money/credits/close-reservation.ts';
import { lockAccount } from '#server/modules/money/credits/lock-account.ts';

/**
 * Schedules the reserved push of an event that becomes visible, in the caller's transaction. Refunds it if no sending
 * hour is left. Returns the event.
 */
export async function schedulePush(tx: TransactionContext<Actor>, event: EventRow): Promise<EventRow> {
  const { id: eventId, businessId, category } = event;
  await lockAccount(tx, businessId);
  const sendAt = pushInstant(tx.now, lastCallOf(event), await findTakenDays(tx, businessId));
  const push = {
    id: randomUUIDv7(),
    businessId,
    eventId,
    lowEstimate: (await findReach({ db: tx.db, now: tx.now }, businessId, category)).low,
    createdAt: tx.now,
  };
  if (sendAt === null) {
    const returnedCredits = await releaseCredits(
      tx,
      { businessId, eventId },
      { purpose: 'push', reason: 'push_returned' },
    );
    const dropped = { status: 'dropped', returnReason: 'no_time', closedAt: tx.now, returnedCredits } as const;
    await tx.db.insert(pushes).values({ ...push, ...dropped, day: berlinDay(tx.now), sendAt: tx.now });
    return writeEvent(tx, event, { creditsSpent: event.creditsSpent - returnedCredits });
  }
  await tx.db.insert(pushes).values({ ...push, status: 'planned', day: berlinDay(sendAt), sendAt });
  await enqueue(tx, sendPush, { pushId: push.id }, { startAfter: sendAt });
  return event;
}
