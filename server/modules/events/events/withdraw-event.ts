import type { Actor, Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { closeHold, holdColumns } from '#server/modules/events/events/close-hold.ts';
import { sendEventMissed } from '#server/modules/events/events/jobs.ts';
import { lockEvent, writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { withdrawCredits } from '#server/modules/events/events/withdraw-credits.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';

/** Makes an invisible event (scheduled or awaiting verification) a draft and refunds it. Keeps the planned day. */
export async function withdrawEvent(ctx: AnyContext<Member>, id: string): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, id, 'withdraw');
    // Otherwise its series would publish it again.
    return returnToDraft(tx, event.seriesId === null ? event : await writeEvent(tx, event, { isHeldBack: true }));
  });
}

/** Makes an invisible event a draft and refunds its reservation, or its price if held. */
export async function returnToDraft(tx: TransactionContext<Actor>, event: EventRow): Promise<EventRow> {
  await withdrawCredits(tx, event);
  if (event.heldUntil !== null) await closeHold(tx, event.id, null);
  const draft = await writeEvent(tx, event, {
    status: 'draft',
    awaitsVerification: false,
    publishAt: null,
    publishedAt: null,
    ...(event.heldUntil === null ? {} : { ...holdColumns(null), creditsSpent: 0, chargedItems: [] }),
    updatedAt: tx.now,
  });
  await writeEventAudit(tx, 'event_withdrawn', draft);
  await announceEvent(tx, { type: 'event.updated', event: draft });
  return draft;
}

/** Returns an event that was over before becoming visible, with refund and mail. */
export async function returnMissedEvent(tx: TransactionContext<Actor>, event: EventRow): Promise<void> {
  await returnToDraft(tx, event);
  const awaited = event.awaitsVerification;
  await enqueue(tx, sendEventMissed, { eventId: event.id, awaited, stopped: false });
}

/** Returns an event due while a measure stops publishing, with refund and mail. */
export async function returnStoppedEvent(tx: TransactionContext<Actor>, event: EventRow): Promise<void> {
  // Otherwise its series would publish it again.
  await returnToDraft(tx, event.seriesId === null ? event : await writeEvent(tx, event, { isHeldBack: true }));
  await enqueue(tx, sendEventMissed, { eventId: event.id, awaited: false, stopped: true });
}
