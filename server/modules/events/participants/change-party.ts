import { isOver } from '#domain/events/is-over.ts';
import { partyChangeRefusal } from '#domain/web-guests/party-change.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import {
  findParticipant,
  requireStatus,
  setPartySize,
  takenOf,
} from '#server/modules/events/events/set-participant-status.ts';

/**
 * A guest comes with more or fewer people and keeps their place. Free places are offered to who waits. Throws 409 `event_full`,
 * `participant_state` or `event_state`, and 422 `party_too_large`.
 */
export async function changeParty(
  ctx: AnyContext,
  eventId: string,
  { userId, partySize }: { userId: string; partySize: number },
  lock: (tx: TransactionContext, eventId: string) => Promise<EventRow>,
): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lock(tx, eventId);
    const person = await findParticipant(tx, eventId, userId);
    if (!person) throw new Problem('not_found');
    const { status, partySize: before } = person;
    if (partySize === before) return person;
    if (isOver(event, tx.now)) throw new Problem('event_state', { members: { event_status: 'over' } });
    const refusal = partyChangeRefusal(event, takenOf(event), person, partySize);
    if (refusal === 'participant_state' || status === 'left' || status === 'rejected') {
      throw new Problem('participant_state', { members: { participant_status: status } });
    }
    if (refusal) requireStatus(event, refusal);
    const { row, event: changed } = await setPartySize(tx, event, person, { status, partySize });
    // A smaller party frees places, or fits into free ones itself.
    const filled = partySize < before ? await fillPlaces(tx, changed, 'left') : { event: changed, moved: [] };
    await announceEvent(tx, {
      type: 'participant.joined',
      event: filled.event,
      participant: { ...row, change: 'person.requeued' },
    });
    await announceFilled(tx, filled);
    return row;
  });
}
