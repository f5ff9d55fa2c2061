import type { OfferAnswer } from '#domain/events/offers.ts';
import { admittedStatus, canParticipant, takesPlace } from '#domain/events/participation.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import { findParticipant, setStatus } from '#server/modules/events/events/set-participant-status.ts';

/**
 * Accepts or declines an offered place. Idempotent. 409 `participant_state` without an offer or after its deadline,
 * even if the place is still free; 409 `event_state` for a cancelled or withdrawn event.
 */
export async function answerOffer(
  ctx: AnyContext,
  eventId: string,
  { userId, answer }: { userId: string; answer: OfferAnswer },
  lock: (tx: TransactionContext, eventId: string) => Promise<EventRow>,
): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lock(tx, eventId);
    const person = await findParticipant(tx, eventId, userId);
    if (!person) throw new Problem('not_found');
    const { status, answerBy } = person;
    if (answer === 'accept' ? takesPlace(status) : status === 'left') return person;
    if (!canParticipant(status, 'answer') || !answerBy || answerBy <= tx.now) {
      throw new Problem('participant_state', { members: { participant_status: status } });
    }
    if (answer === 'accept' && event.status !== 'published') {
      throw new Problem('event_state', { members: { event_status: event.status } });
    }
    if (answer === 'accept') {
      const { row, event: joined } = await setStatus(tx, event, person, admittedStatus(event), 'accepted');
      await announceEvent(tx, {
        type: 'participant.joined',
        event: joined,
        participant: { ...row, change: 'person.accepted' },
      });
      return row;
    }
    const { row, event: left } = await setStatus(tx, event, person, 'left', 'declined');
    const filled = await fillPlaces(tx, left, 'declined');
    await announceEvent(tx, {
      type: 'participant.left',
      event: filled.event,
      participant: { ...row, change: 'person.left' },
    });
    await announceFilled(tx, filled);
    return row;
  });
}
