import { isOver } from '#domain/events/is-over.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import { afterTaking } from '#domain/import-sources/compare-entry.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { cancelLockedEvent } from '#server/modules/events/events/cancel-event.ts';
import { takeLockedEvent } from '#server/modules/events/events/delete-event.ts';
import { changeContent, contentOf } from '#server/modules/events/events/event-content.ts';
import { lockEvent, requireAction } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { changeLockedEvent } from '#server/modules/events/events/update-event.ts';
import { writeEntry } from '#server/modules/events/import-sources/change-entry.ts';
import type { EntryRow } from '#server/modules/events/import-sources/queries.ts';
import { findProposals, lockSource } from '#server/modules/events/import-sources/queries.ts';
import { followedOfEvent, toChanges } from '#server/modules/events/import-sources/to-followed.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Locks the source, so that no look changes the proposal meanwhile. 404 without one. */
async function lockProposal(tx: TransactionContext<Member>, eventId: string): Promise<EntryRow> {
  const { businessId } = tx.actor;
  const [found] = await findProposals(tx.db, businessId, eventId);
  if (found) await lockSource(tx.db, { id: found.entry.sourceId, businessId });
  const [held] = found ? await findProposals(tx.db, businessId, eventId) : [];
  if (!held) throw new Problem('not_found');
  return held.entry;
}

/** 403 without the right to delete; 409 `event_state` if it is over. */
async function cancel(tx: TransactionContext<Member>, event: EventRow): Promise<EventRow | null> {
  if (!mayMember(tx.actor, 'delete_events')) {
    throw new Problem('permission_missing', { members: { required_permission: 'delete_events' } });
  }
  if (!canEvent(event, 'cancel')) {
    requireAction(event, 'delete');
    return takeLockedEvent(tx, event);
  }
  if (isOver(event, tx.now)) throw new Problem('event_state', { detail: 'The event is over' });
  await cancelLockedEvent(tx, event, { reason: null, isDeletedThen: false });
  return null;
}

/**
 * Moves or cancels the event as its source did, and notifies its guests. Returns an event that was deleted, as nobody
 * had seen it; the caller removes its files.
 */
export async function acceptProposal(tx: TransactionContext<Member>, eventId: string): Promise<EventRow | null> {
  const entry = await lockProposal(tx, eventId);
  const event = await lockEvent(tx, eventId);
  if (entry.isCancelled) {
    await writeEntry(tx, entry, { isCancelled: false, proposed: null });
    return cancel(tx, event);
  }
  requireAction(event, 'edit');
  const proposed = entry.proposed ?? {};
  const content = changeContent(contentOf(event), toChanges(proposed));
  const changed = await changeLockedEvent(tx, event, content, 'all');
  await writeEntry(tx, entry, { ...afterTaking(entry, proposed, followedOfEvent(changed)), proposed: null });
  return null;
}

/** Keeps the event as it is; only a further change is proposed again. */
export async function dismissProposal(tx: TransactionContext<Member>, eventId: string): Promise<void> {
  const entry = await lockProposal(tx, eventId);
  await writeEntry(
    tx,
    entry,
    entry.isCancelled
      ? { isCancelled: false, isCancelDismissed: true }
      : { dismissed: { ...entry.dismissed, ...entry.proposed }, proposed: null },
  );
  await writeAudit(tx, {
    action: 'import_proposal_dismissed',
    subject: `event:${eventId}`,
    before: entry.isCancelled ? { status: 'cancelled' } : { ...entry.proposed },
    after: null,
  });
}
