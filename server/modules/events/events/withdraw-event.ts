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

/**
 * Makes an event that guests cannot see yet, scheduled or awaiting verification, a draft again and gives its credits back.
 * The day it was planned for stays typed in.
 */
export async function withdrawEvent(ctx: AnyContext<Member>, id: string): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, id, 'withdraw');
    // Its series would publish it again.
    return returnToDraft(tx, event.seriesId === null ? event : await writeEvent(tx, event, { isHeldBack: true }));
  });
}

/** Makes an event that guests do not see yet a draft again and gives back what is reserved for it, or what it paid while it was held. */
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

/** An event that was over before guests could see it goes back to its business, with its credits and a mail. */
export async function returnMissedEvent(tx: TransactionContext<Actor>, event: EventRow): Promise<void> {
  await returnToDraft(tx, event);
  const awaited = event.awaitsVerification;
  await enqueue(tx, sendEventMissed, { eventId: event.id, awaited, stopped: false });
}

/** An event whose turn came while a measure stops its business from publishing goes back to it, with its credits and a mail. */
export async function returnStoppedEvent(tx: TransactionContext<Actor>, event: EventRow): Promise<void> {
  // Its series would publish it again.
  await returnToDraft(tx, event.seriesId === null ? event : await writeEvent(tx, event, { isHeldBack: true }));
  await enqueue(tx, sendEventMissed, { eventId: event.id, awaited: false, stopped: true });
}
