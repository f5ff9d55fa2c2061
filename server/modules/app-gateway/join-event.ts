import { isOver } from '#domain/events/instants.ts';
import { canParticipant, statusOnJoin } from '#domain/events/participation.ts';
import type { ConsumerApp } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockPublicEvent } from '#server/modules/app-gateway/lock-public-event.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import type { ParticipantRow } from '#server/modules/events/set-participant-status.ts';
import { addParticipant, findParticipant } from '#server/modules/events/set-participant-status.ts';

interface Joining {
  userId: string;
  displayName: string;
}

/**
 * A person of the app joins, applies, or goes on the waiting list. The event's row is locked, so that people are handled
 * one after the other and a place is given once. Anyone already there keeps their status.
 */
export async function joinEvent(
  ctx: AnyContext<ConsumerApp>,
  eventId: string,
  { userId, displayName }: Joining,
): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockPublicEvent(tx.db, eventId);
    const present = await findParticipant(tx, eventId, userId);
    if (present?.status === 'rejected') {
      throw new Problem('participant_state', { members: { participant_status: present.status } });
    }
    if (present && !canParticipant(present.status, 'join')) return present;
    if (isOver(event, tx.now)) throw new Problem('event_state', { detail: 'The event is over' });
    const status = statusOnJoin(event, event.joinedCount);
    if (status === null) throw new Problem('event_full');
    const joined = await addParticipant(tx, event, { userId, displayName, from: present?.status ?? null }, status);
    await announceEvent(tx, 'participant.joined', joined.event, { ...joined.row, change: `person.${status}` });
    return joined.row;
  });
}
