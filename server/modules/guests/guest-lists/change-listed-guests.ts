import { eq } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { guestListNames } from '#database/schema/guest-lists.ts';
import { webUserId } from '#domain/events/channels.ts';
import { freePlaces } from '#domain/events/participation.ts';
import type { ListRefusal } from '#domain/guest-lists/allotment.ts';
import { leftOf, refusalOfParty, refusalOfSize, stateOfList, usedBy } from '#domain/guest-lists/allotment.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findParticipant, takenOf, writeGuestWords } from '#server/modules/events/events/set-participant-status.ts';
import { changeParty } from '#server/modules/events/participants/change-party.ts';
import { joinEvent } from '#server/modules/events/participants/join-event.ts';
import { leaveEvent } from '#server/modules/events/participants/leave-event.ts';
import { findListBySecret, findNamedGuests } from '#server/modules/guests/guest-lists/queries.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

/** Why nothing changed: the list's hour, its allotment, or somebody who is no longer on it. */
export type NamingRefusal = ListRefusal | 'closed' | 'missing';

interface Party {
  displayName: string;
  partySize: number;
}

interface NewParty extends Party {
  /** Of the form, so that a form that is sent twice adds one guest. */
  entryId: string;
}

/** The open list of a link under the lock of its event. Throws 404 for an unknown link, 409 `event_state` for a gone event. */
async function lockOpenList(tx: TransactionContext, secret: string) {
  const known = await findListBySecret(tx.db, secret);
  if (!known) throw new Problem('not_found');
  const [event] = await tx.db.select().from(events).where(eq(events.id, known.event.id)).for('no key update');
  const found = await findListBySecret(tx.db, secret);
  if (!event || !found) throw new Problem('not_found');
  const state = stateOfList(event, found.list.closesAt, tx.now);
  if (state === 'gone') throw new Problem('event_state', { members: { event_status: event.status } });
  if (state === 'closed') return null;
  const guests = await findNamedGuests(tx.db, found.list.id);
  return { list: found.list, event, guests, left: leftOf(found.list, usedBy(guests)) };
}

/**
 * Puts a guest on the list of a link. They need free places: nobody could answer an offer to who waits. Returns the refusal of the
 * list; throws 409 `event_full` and what joining throws.
 */
export async function nameGuest(
  ctx: Context,
  secret: string,
  { entryId, ...party }: NewParty,
): Promise<NamingRefusal | null> {
  return inTransaction(ctx, async (tx) => {
    const open = await lockOpenList(tx, secret);
    if (!open) return 'closed';
    const { list, event, left } = open;
    const userId = webUserId(entryId);
    if (await findParticipant(tx, event.id, userId)) return null;
    const refusal = refusalOfParty(left, party.partySize);
    if (refusal) return refusal;
    const note = createTranslator(list.language, 'guest-lists', '')('note', { name: list.name });
    const joined = await joinEvent(tx, event.id, { ...party, userId, channel: 'owner', note }, async () => event);
    if (joined.status === 'waiting') {
      throw new Problem('event_full', { members: { free_places: freePlaces(event, takenOf(event)) } });
    }
    const { id: listId, businessId } = list;
    await tx.db.insert(guestListNames).values({ listId, businessId, eventId: event.id, userId });
    return null;
  });
}

/** Changes name and party of somebody on the list of a link. Throws what `changeParty` throws. */
export async function changeNamedGuest(
  ctx: Context,
  secret: string,
  userId: string,
  { displayName, partySize }: Party,
): Promise<NamingRefusal | null> {
  return inTransaction(ctx, async (tx) => {
    const open = await lockOpenList(tx, secret);
    if (!open) return 'closed';
    const { event, guests, left } = open;
    const guest = guests.find((each) => each.userId === userId);
    if (!guest) return 'missing';
    const refusal = refusalOfSize(left, guest.partySize, partySize);
    if (refusal) return refusal;
    await changeParty(tx, event.id, { userId, partySize }, async () => event);
    if (displayName !== guest.displayName) {
      await writeGuestWords(tx, { eventId: event.id, userId }, { displayName, note: guest.note });
      await announceChange(tx, event.businessId, 'participant.joined', event.id);
    }
    return null;
  });
}

/** Takes somebody off the list of a link and off the event. */
export async function unnameGuest(ctx: Context, secret: string, userId: string): Promise<NamingRefusal | null> {
  return inTransaction(ctx, async (tx) => {
    const open = await lockOpenList(tx, secret);
    if (!open) return 'closed';
    if (!open.guests.some((each) => each.userId === userId)) return 'missing';
    await leaveEvent(tx, open.event.id, userId, async () => open.event);
    return null;
  });
}
