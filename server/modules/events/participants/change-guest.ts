import { isNameless } from '#domain/erasure/nameless.ts';
import { isAddedByBusiness } from '#domain/events/channels.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import { findParticipant, writeGuestWords } from '#server/modules/events/events/set-participant-status.ts';
import { changeParty } from '#server/modules/events/participants/change-party.ts';
import { leaveEvent } from '#server/modules/events/participants/leave-event.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

interface Changes {
  displayName?: string | undefined;
  partySize?: number | undefined;
  note?: string | null | undefined;
}

/** 409 `event_state` for a cancelled event: its guests were notified. */
async function lockEventOfGuests(tx: TransactionContext<Member>, eventId: string): Promise<EventRow> {
  const event = await lockEvent(tx, eventId);
  if (event.status === 'cancelled') throw new Problem('event_state', { members: { event_status: event.status } });
  return event;
}

/** 409 `participant_state` once the guest is erased. */
async function requireGuest(tx: TransactionContext<Member>, eventId: string, userId: string): Promise<ParticipantRow> {
  const guest = await findParticipant(tx, eventId, userId);
  if (!guest) throw new Problem('not_found');
  if (isNameless(userId)) throw new Problem('participant_state', { members: { participant_status: guest.status } });
  return guest;
}

function requireAdded({ channel }: ParticipantRow): void {
  if (!isAddedByBusiness(channel)) throw new Problem('participant_channel', { members: { channel } });
}

/**
 * Changes the note of any guest, and name and party of one whom the business added; 409 `participant_channel` for others. Party as
 * in `changeParty`.
 */
export async function changeGuest(
  ctx: AnyContext<Member>,
  eventId: string,
  userId: string,
  { displayName, partySize, note }: Changes,
): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    await lockEventOfGuests(tx, eventId);
    const guest = await requireGuest(tx, eventId, userId);
    const words = { displayName: displayName ?? guest.displayName, note: note === undefined ? guest.note : note };
    const size = partySize ?? guest.partySize;
    if (words.displayName !== guest.displayName || size !== guest.partySize) requireAdded(guest);
    await changeParty(tx, eventId, { userId, partySize: size }, () => lockEventOfGuests(tx, eventId));
    if (words.displayName !== guest.displayName || words.note !== guest.note) {
      await writeGuestWords(tx, guest, words);
      await announceChange(tx, tx.actor.businessId, 'participant.joined', eventId);
    }
    return requireGuest(tx, eventId, userId);
  });
}

/** Removes a guest whom the business added, and offers the places to the waiting list. Idempotent. 409 `participant_channel` for others. */
export async function removeGuest(ctx: AnyContext<Member>, eventId: string, userId: string): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    await lockEventOfGuests(tx, eventId);
    requireAdded(await requireGuest(tx, eventId, userId));
    return leaveEvent(tx, eventId, userId, () => lockEventOfGuests(tx, eventId));
  });
}
