import { etagLeavesOut } from '#contract/events.ts';
import type { NamedEvent } from '#contract/shared/event-fields.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { aimOf, createEvent } from '#server/modules/events/events/create-event.ts';
import { contentOf, replaceContent } from '#server/modules/events/events/event-content.ts';
import { requireAction } from '#server/modules/events/events/lock-event.ts';
import { isBusinessVerified, publishLockedEvent } from '#server/modules/events/events/publish-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { scheduleLockedEvent } from '#server/modules/events/events/schedule-event.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { changeLockedEvent } from '#server/modules/events/events/update-event.ts';
import { lockNamedEvent, readName } from '#server/modules/events/named-events/queries.ts';

/** Tries despite concurrent creation or deletion. */
const MAX_ATTEMPTS = 5;

async function replace(
  tx: TransactionContext<Member>,
  held: EventRow,
  { status, ...input }: NamedEvent,
  ifMatch: string | undefined,
  isVerified: boolean,
): Promise<EventRow> {
  if (!mayMember(tx.actor, 'edit_events')) {
    throw new Problem('permission_missing', { members: { required_permission: 'edit_events' } });
  }
  requireAction(held, 'edit');
  requireMatch(ifMatch, toEvent(held, tx.deps.config), etagLeavesOut);
  const event = await changeLockedEvent(tx, held, replaceContent(contentOf(held), input), input.tell_guests ?? 'all');
  const aim = aimOf({ ...input, status });
  if (event.status !== 'draft' || aim === 'draft') return event;
  const bringOut = aim === 'scheduled' ? scheduleLockedEvent : publishLockedEvent;
  const broughtOut = await bringOut(tx, event, isVerified);
  await announceEvent(tx, { type: 'event.updated', event: broughtOut, before: event });
  return broughtOut;
}

/** Creates or replaces the event with this external id, in the caller's transaction. */
export async function putInTransaction(
  tx: TransactionContext<Member>,
  sent: string,
  input: NamedEvent,
  ifMatch: string | undefined,
  mustBeNew = false,
): Promise<{ event: EventRow; isNew: boolean }> {
  const externalId = readName(sent, input.external_id);
  const { businessId } = tx.actor;
  // Before locking the event, the lock order of decisions.
  const isVerified = aimOf(input) !== 'draft' && (await isBusinessVerified(tx, businessId));
  const [held] = await lockNamedEvent(tx.db).execute({ businessId, externalId });
  if (held && mustBeNew) {
    throw new Problem('precondition_failed', { detail: 'There is an event with this `external_id`' });
  }
  if (held) return { event: await replace(tx, held, input, ifMatch, isVerified), isNew: false };
  if (ifMatch !== undefined) throw new Problem('precondition_failed', { detail: 'There is no such event' });
  const { tell_guests: _, ...content } = input;
  return { event: await createEvent(tx, { ...content, external_id: externalId }), isNew: true };
}

/** Retries if a concurrent request took the external id. */
export async function retryTakenId<T>(putsName: boolean, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isTaken = putsName && error instanceof Problem && error.code === 'external_id_taken';
      if (!isTaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Creates or replaces the event in its own transaction. Of concurrent requests one creates it, the others find it. */
export function putNamedEvent(
  ctx: Context<Member>,
  sent: string,
  input: NamedEvent,
  ifMatch: string | undefined,
  mustBeNew: boolean,
): Promise<{ event: EventRow; isNew: boolean }> {
  return retryTakenId(true, () => inTransaction(ctx, (tx) => putInTransaction(tx, sent, input, ifMatch, mustBeNew)));
}
