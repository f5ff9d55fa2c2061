import { and, eq, ne } from 'drizzle-orm';
import { eventParticipants } from '#database/schema/participants.ts';
import type { Channel } from '#domain/events/channels.ts';
import { isAddedByBusiness } from '#domain/events/channels.ts';
import { isOver } from '#domain/events/is-over.ts';
import { canParticipant, statusOnAdd, statusOnJoin } from '#domain/events/participation.ts';
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
  externalId?: string | null;
  note?: string | null;
}

/** 409 `external_id_taken` if another guest of the locked event has this id. */
async function requireFreeId({ db }: TransactionContext, event: EventRow, externalId: string | null): Promise<void> {
  if (externalId === null) return;
  const { eventId, externalId: known, status } = eventParticipants;
  const [other] = await db
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(and(eq(eventId, event.id), eq(known, externalId), ne(status, 'left')));
  if (!other) return;
  const message = 'Another guest of the event has this id';
  const errors = [{ path: 'external_id', code: 'taken', message }];
  throw new Problem('external_id_taken', { detail: message, errors });
}

/**
 * Adds a guest with their party, on any channel: joined, requested or waiting. `lock` locks the event, so a place is
 * given once. A guest already there keeps status and party. 422 `party_too_large` if it can never fit, 409 `event_full`
 * if not now, 409 `external_id_taken`.
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
    const { partySize, channel, externalId = null, note = null } = party;
    await requireFreeId(tx, event, externalId);
    const isAdded = isAddedByBusiness(channel);
    const decide = isAdded ? statusOnAdd : statusOnJoin;
    const status = requireStatus(event, decide(event, takenOf(event), partySize));
    const joined = await addParticipant(tx, event, { ...party, externalId, note }, status);
    const change = status === 'joined' && isAdded ? 'person.approved' : (`person.${status}` as const);
    const joiner = { ...joined.row, change };
    await announceEvent(tx, { type: 'participant.joined', event: joined.event, participant: joiner });
    return joined.row;
  });
}
