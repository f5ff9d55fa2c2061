import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { pickChanges } from '#server/modules/news/audit/pick-changes.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

type EventAction =
  | 'event_published'
  | 'event_released'
  | 'event_scheduled'
  | 'event_withdrawn'
  | 'event_cancelled'
  | 'guests_messaged'
  | 'event_archived'
  | 'event_deleted';

/** Records a status change, deletion or message to guests in the audit log, in the caller's transaction. */
export async function writeEventAudit(
  ctx: TransactionContext<Actor>,
  action: EventAction,
  { id, businessId, title: name }: EventRow,
): Promise<void> {
  const after = action === 'event_deleted' ? null : { name };
  await writeAudit(ctx, { action, subject: `event:${id}`, businessId, before: { name }, after });
}

/**
 * Records changed fields in the audit log, in the caller's transaction, except for drafts, which are saved while
 * typing.
 */
export async function writeChangeAudit(ctx: TransactionContext<Actor>, from: EventRow, to: EventRow): Promise<void> {
  if (from.status === 'draft') return;
  const { config } = ctx.deps;
  const moving = ['updated_at', 'participant_counts', 'unknown_tags'];
  const states = pickChanges(toEvent(from, config), toEvent(to, config), moving);
  if (!states) return;
  const { id, businessId } = from;
  await writeAudit(ctx, {
    action: 'event_changed',
    subject: `event:${id}`,
    businessId,
    before: { name: from.title, ...states.before },
    after: { name: to.title, ...states.after },
  });
}
