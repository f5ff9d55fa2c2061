import { canParticipant } from '#domain/events/participation.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import { findParticipant, setStatus } from '#server/modules/events/events/set-participant-status.ts';

/**
 * Removes a guest, also from a non-public event, and offers freed places to the waiting list. Declines an offered
 * place.
 */
export async function leaveEvent(
  ctx: AnyContext,
  eventId: string,
  userId: string,
  lock: (tx: TransactionContext, eventId: string) => Promise<EventRow>,
): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lock(tx, eventId);
    const person = await findParticipant(tx, eventId, userId);
    if (!person) throw new Problem('not_found');
    if (person.status === 'left') return person;
    if (!canParticipant(person.status, 'leave')) {
      throw new Problem('participant_state', { members: { participant_status: person.status } });
    }
    const changed = await setStatus(tx, event, person, 'left', 'declined');
    const filled = await fillPlaces(tx, changed.event, person.status === 'offered' ? 'declined' : 'left');
    await announceEvent(tx, {
      type: 'participant.left',
      event: filled.event,
      participant: { ...changed.row, change: 'person.left' },
    });
    await announceFilled(tx, filled);
    return changed.row;
  });
}
