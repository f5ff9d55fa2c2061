import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { appChanges } from '#database/schema/app-changes.ts';
import { eventParticipants } from '#database/schema/participants.ts';

interface Forgotten {
  eventId: string;
  userId: string;
  /** Replacement of their id. */
  nameless: string;
}

/** Removes a person's id from the app's changes of an event. */
export async function forgetInChannel(db: Transaction, { eventId, userId, nameless }: Forgotten): Promise<void> {
  await db
    .update(appChanges)
    .set({ userId: nameless })
    .where(and(eq(appChanges.userId, userId), eq(appChanges.eventId, eventId)));
}

/**
 * Erases name and id at a locked event; status, party, offers and marks stay for figures. Deletes notices to members
 * that would name them.
 */
export async function forgetAtEvent(
  db: Transaction,
  eventId: string,
  people: readonly Pick<Forgotten, 'userId' | 'nameless'>[],
): Promise<void> {
  const list = (values: string[]) => sql`${sql.param(values)}::text[]`;
  const theirs = sql`unnest(${list(people.map(({ userId }) => userId))}, ${list(people.map(({ nameless }) => nameless))}) as new (was, id)`;
  // References point to the id, so they move before the old row is deleted.
  const copied = sql.raw('business_id, status, channel, party_size, answer_by, seq, created_at, updated_at');
  await db.execute(sql`
    insert into event_participants (event_id, user_id, display_name, ${copied})
    select event_id, new.id, '', ${copied} from event_participants join ${theirs} on user_id = new.was
    where event_id = ${eventId}`);
  await db.execute(sql`
    update door_marks set user_id = new.id from ${theirs} where event_id = ${eventId} and user_id = new.was`);
  await db.execute(sql`
    update place_offers set user_id = new.id, display_name = '' from ${theirs}
    where event_id = ${eventId} and user_id = new.was`);
  await db.execute(sql`
    update guest_notices set user_id = new.id from ${theirs}
    where notice_id in (select id from event_notices where event_id = ${eventId}) and user_id = new.was`);
  const were = people.map(({ userId }) => userId);
  await db
    .delete(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), inArray(eventParticipants.userId, were)));
}

/** Removes an id from stored webhook messages of these businesses. */
export async function forgetInMessages(
  db: Transaction,
  { businessIds, userId, idAt }: { businessIds: string[]; userId: string; idAt: (eventId: string) => string },
): Promise<void> {
  if (businessIds.length === 0) return;
  const { rows } = await db.execute<{ id: string; event_id: string }>(sql`
    select id, body #>> '{data,event,id}' as event_id from webhook_deliveries
    where business_id in ${businessIds} and body #>> '{data,participant,user_id}' = ${userId}`);
  for (const [eventId, messages] of Map.groupBy(rows, (row) => row.event_id)) {
    await db.execute(sql`
      update webhook_deliveries
      set body = jsonb_set(body, '{data,participant,user_id}', to_jsonb(${idAt(eventId)}::text))
      where id in ${messages.map(({ id }) => id)}`);
  }
}
