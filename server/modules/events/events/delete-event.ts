import { eq } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import { isOver } from '#domain/events/is-over.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import type { BusinessActor, Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { cancelLockedEvent } from '#server/modules/events/events/cancel-event.ts';
import { lockEvent, writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { removeEventFiles } from '#server/modules/events/events/remove-event-files.ts';
import { withdrawCredits } from '#server/modules/events/events/withdraw-credits.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';
import { hasGuests } from '#server/modules/events/events/write-guest-notices.ts';
import { writeFarewells } from '#server/modules/news/guest-mails/write-farewells.ts';
import { writePeopleRemoved } from '#server/modules/news/guest-search/write-people-removed.ts';

/** Guests must still learn or see that it is off. */
async function mustNotifyGuests(tx: TransactionContext<Member>, event: EventRow): Promise<boolean> {
  const { status, cancelledUntil } = event;
  const isSeen = status === 'cancelled' ? cancelledUntil !== null : canEvent(event, 'cancel') && !isOver(event, tx.now);
  return isSeen && hasGuests(tx, event.id);
}

/** Cancels if needed and marks for deletion after guests have seen that. */
async function deleteLater(tx: TransactionContext<Member>, event: EventRow): Promise<void> {
  if (event.status === 'cancelled') await writeEvent(tx, event, { isDeletedThen: true });
  else await cancelLockedEvent(tx, event, { reason: null, isDeletedThen: true });
}

/** Does not notify guests. The caller removes files. */
export async function deleteLockedEvent(tx: TransactionContext<BusinessActor>, event: EventRow): Promise<void> {
  await withdrawCredits(tx, event);
  await writeFarewells(tx, eq(webGuests.eventId, event.id));
  await writePeopleRemoved(tx, eq(eventParticipants.eventId, event.id));
  await tx.db.delete(events).where(eq(events.id, event.id));
  await writeEventAudit(tx, 'event_deleted', event);
  await announceEvent(tx, { type: 'event.deleted', event });
}

export async function takeEvent(tx: TransactionContext<Member>, id: string): Promise<EventRow | null> {
  return takeLockedEvent(tx, await lockEvent(tx, id, 'delete'));
}

/**
 * Deletes an event in the caller's transaction, or cancels it for later deletion if guests are coming. Returns a
 * deleted one; the caller removes its files.
 */
export async function takeLockedEvent(tx: TransactionContext<Member>, event: EventRow): Promise<EventRow | null> {
  if (await mustNotifyGuests(tx, event)) {
    await deleteLater(tx, event);
    return null;
  }
  await deleteLockedEvent(tx, event);
  return event;
}

/**
 * Deletes an event with participants and files, and refunds; a sent push waits for its result. With guests it is
 * cancelled first and deleted some days later.
 */
export async function deleteEvent(ctx: Context<Member>, id: string): Promise<void> {
  const deleted = await inTransaction(ctx, (tx) => takeEvent(tx, id));
  if (deleted) await removeEventFiles(ctx.deps, deleted);
}
