import { and, eq } from 'drizzle-orm';
import { guestLists } from '#database/schema/guest-lists.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { MadeList } from '#server/modules/guests/guest-lists/create-guest-list.ts';
import { createListLink } from '#server/modules/guests/guest-lists/create-guest-list.ts';
import type { GuestListRow } from '#server/modules/guests/guest-lists/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

interface Address {
  eventId: string;
  listId: string;
}
type Words = Pick<GuestListRow, 'name' | 'names' | 'companions' | 'closesAt'>;
type Changes = { [Field in keyof Words]?: Words[Field] | undefined };

const wordsOf = ({ name, names, companions, closesAt }: Words) => ({ name, names, companions, closes_at: closesAt });

/** A list of an event that it locks, so that nobody is named meanwhile. 404. */
async function lockList(tx: TransactionContext<Member>, { eventId, listId }: Address) {
  const event = await lockEvent(tx, eventId);
  const [list] = await tx.db
    .select()
    .from(guestLists)
    .where(and(eq(guestLists.id, listId), eq(guestLists.eventId, eventId)));
  if (!list) throw new Problem('not_found');
  return { event, list };
}

async function setLink(tx: TransactionContext<Member>, list: GuestListRow, secretHash: string | null) {
  await tx.db.update(guestLists).set({ secretHash }).where(eq(guestLists.id, list.id));
  const action: AuditAction = secretHash === null ? 'guest_list_link_ended' : 'guest_list_link_made';
  const words = { name: list.name };
  await writeAudit(tx, { action, subject: `event:${list.eventId}`, before: words, after: words });
  return { ...list, secretHash };
}

/** Changes name, allotment and hour. Guests on a list that shrinks stay. */
export async function changeGuestList(
  ctx: AnyContext<Member>,
  address: Address,
  changes: Changes,
): Promise<{ event: EventRow; list: GuestListRow }> {
  return inTransaction(ctx, async (tx) => {
    const { event, list: before } = await lockList(tx, address);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const list: GuestListRow = { ...before, ...given };
    const { name, names, companions, closesAt } = list;
    await tx.db.update(guestLists).set({ name, names, companions, closesAt }).where(eq(guestLists.id, list.id));
    const subject = `event:${event.id}`;
    await writeAudit(tx, { action: 'guest_list_changed', subject, before: wordsOf(before), after: wordsOf(list) });
    return { event, list };
  });
}

/** Makes a new link; the former one leads nowhere. */
export async function renewListLink(ctx: AnyContext<Member>, address: Address): Promise<MadeList> {
  return inTransaction(ctx, async (tx) => {
    const { event, list } = await lockList(tx, address);
    const { url, secretHash } = createListLink(tx.deps.config.publicUrl);
    return { event, list: await setLink(tx, list, secretHash), url };
  });
}

/** Ends the link of a list; its guests stay. Idempotent. */
export async function endListLink(ctx: AnyContext<Member>, address: Address): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { list } = await lockList(tx, address);
    if (list.secretHash !== null) await setLink(tx, list, null);
  });
}

/** Removes a list with its link; its guests stay at the event. */
export async function removeGuestList(ctx: AnyContext<Member>, address: Address): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { list } = await lockList(tx, address);
    await tx.db.delete(guestLists).where(eq(guestLists.id, list.id));
    const subject = `event:${address.eventId}`;
    await writeAudit(tx, { action: 'guest_list_removed', subject, before: wordsOf(list), after: null });
  });
}
