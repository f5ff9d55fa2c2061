import type { Channel } from '#domain/events/channels.ts';
import { isOver } from '#domain/events/is-over.ts';
import { canParticipant, statusOnJoin } from '#domain/events/participation.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { Participant } from '#server/modules/events/events/set-participant-status.ts';
import {
  addParticipant,
  findParticipant,
  requireStatus,
  takenOf,
} from '#server/modules/events/events/set-participant-status.ts';

interface Joining {
  userId: string;
  displayName: string;
  /** Includes the person. */
  partySize: number;
  channel: Channel;
}

/**
 * Adds a guest with their party, on any channel: joined, requested or waiting. `lock` locks the event, so a place is
 * given once. A guest already there keeps status and party. 422 `party_too_large` if it can never fit, 409 `event_full`
 * if not now.
 */
export async function joinEvent(
  ctx: AnyContext,
  eventId: string,
  party: Joining,
  lock: (tx: TransactionContext, eventId: string) => Promise<EventRow>,
): Promise<Participant> {
  return inTransaction(ctx, async (tx) => {
    const event = await lock(tx, eventId);
    const present = await findParticipant(tx, eventId, party.userId);
    if (present?.status === 'rejected') {
      throw new Problem('participant_state', { members: { participant_status: present.status } });
    }
    if (present && !canParticipant(present.status, 'join')) return present;
    if (isOver(event, tx.now)) throw new Problem('event_state', { detail: 'The event is over' });
    const status = requireStatus(event, statusOnJoin(event, takenOf(event), party.partySize));
    const joined = await addParticipant(tx, event, party, status);
    const joiner = { ...joined.row, change: `person.${status}` } as const;
    await announceEvent(tx, { type: 'participant.joined', event: joined.event, participant: joiner });
    return joined.row;
  });
}
