import { and, eq } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { canParticipant, statusOnApprove } from '#domain/events/participation.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/fill-places.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/set-participant-status.ts';
import { findParticipant, requireStatus, setStatus, takenOf } from '#server/modules/events/set-participant-status.ts';

interface Decision {
  eventId: string;
  userId: string;
}

async function lockBoth(
  { db, actor }: TransactionContext<Member>,
  { eventId, userId }: Decision,
): Promise<{ event: EventRow; person: ParticipantRow }> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.businessId, actor.businessId)))
    .for('no key update');
  const person = event && (await findParticipant({ db }, eventId, userId));
  if (!event || !person) throw new Problem('not_found');
  if (event.status === 'cancelled') throw new Problem('event_state', { members: { event_status: event.status } });
  return { event, person };
}

function refuse({ status }: ParticipantRow): never {
  throw new Problem('participant_state', { members: { participant_status: status } });
}

/**
 * Admits a person and those they bring. Where the party does not fit, it waits for its places if the event has a waiting
 * list; 409 `event_full` without one, 422 `party_too_large` when it could never fit. Approving twice changes nothing.
 */
export async function approveParticipant(ctx: AnyContext<Member>, decision: Decision): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    const { event, person } = await lockBoth(tx, decision);
    if (person.status === 'approved') return person;
    if (!canParticipant(person.status, 'approve')) refuse(person);
    const status = requireStatus(event, statusOnApprove(event, takenOf(event), person));
    const changed = await setStatus(tx, event, person, status, 'admitted');
    const change = status === 'waiting' ? 'person.waiting' : 'person.approved';
    await announceEvent(tx, 'participant.approved', changed.event, { ...changed.row, change });
    return changed.row;
  });
}

/** Rejects a person. Places that become free are offered to those on the waiting list. */
export async function rejectParticipant(ctx: AnyContext<Member>, decision: Decision): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    const { event, person } = await lockBoth(tx, decision);
    if (person.status === 'rejected') return person;
    if (!canParticipant(person.status, 'reject')) refuse(person);
    const changed = await setStatus(tx, event, person, 'rejected', 'withdrawn');
    const filled = await fillPlaces(tx, changed.event, 'rejected');
    const change = person.status === 'applied' ? 'person.rejected' : 'person.removed';
    await announceEvent(tx, 'participant.rejected', filled.event, { ...changed.row, change });
    await announceFilled(tx, filled);
    return changed.row;
  });
}
