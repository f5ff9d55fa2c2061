import { shownUntil } from '#domain/events/cancellation.ts';
import { isOver } from '#domain/events/is-over.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { lockEvent, requireAction, writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { withdrawCredits } from '#server/modules/events/events/withdraw-credits.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';
import { writeGuestNotices } from '#server/modules/events/events/write-guest-notices.ts';

interface Cancellation {
  reason: string | null;
  /** Delete once guests no longer see it. */
  isDeletedThen: boolean;
}

/** Notifies expected guests. Takes no further locks afterwards. */
export async function cancelLockedEvent(
  tx: TransactionContext<Member>,
  event: EventRow,
  { reason, isDeletedThen }: Cancellation,
): Promise<EventRow> {
  const creditsSpent = await withdrawCredits(tx, event);
  const cancelled = await writeEvent(tx, event, {
    status: 'cancelled',
    cancelledAt: tx.now,
    cancelReason: reason,
    cancelledUntil: shownUntil(tx.now),
    isDeletedThen,
    creditsSpent,
    updatedAt: tx.now,
  });
  await writeEventAudit(tx, 'event_cancelled', cancelled);
  await announceEvent(tx, { type: 'event.cancelled', event: cancelled });
  await writeGuestNotices(tx, cancelled, { kind: 'cancelled', key: '', text: reason });
  return cancelled;
}

/**
 * Closes joining, notifies guests, shows the event as cancelled for some days, and refunds. Idempotent; 409
 * `event_state` if it is over or was never public.
 */
export async function cancelEvent(ctx: AnyContext<Member>, id: string, reason: string | null): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, id);
    if (event.status === 'cancelled') return event;
    requireAction(event, 'cancel');
    if (isOver(event, tx.now)) throw new Problem('event_state', { detail: 'The event is over' });
    return cancelLockedEvent(tx, event, { reason, isDeletedThen: false });
  });
}
