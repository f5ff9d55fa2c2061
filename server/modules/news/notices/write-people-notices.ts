import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { notices } from '#database/schema/notices.ts';
import type { PersonChangeType } from '#domain/app-changes/change-types.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { batchMinutes, nextMailAtOnce } from '#domain/notices/due-times.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { lockNoticeMembers } from '#server/modules/news/notices/queries.ts';
import type { NewNotice } from '#server/modules/news/notices/write-notices.ts';
import { insertNotices, noticesFor } from '#server/modules/news/notices/write-notices.ts';

interface EventCounts {
  id: string;
  businessId: string;
  capacity: number | null;
  joinedCount: number;
  offeredCount: number;
  unconfirmedCount: number;
}

interface Change {
  userId: string;
  partySize: number;
  change: PersonChangeType;
}

/** A member's own actions, such as approving, cause none. */
const kindOfChange: Partial<Record<PersonChangeType, NoticeKind>> = {
  'person.joined': 'joined',
  'person.accepted': 'joined',
  'person.promoted': 'joined',
  'person.applied': 'applied',
};
/** May take the last free place; waiting people have reserved ones. */
const takesFreePlace: readonly PersonChangeType[] = ['person.joined', 'person.approved'];

function hasJustFilled({ capacity, ...counts }: EventCounts, { partySize, change }: Change): boolean {
  const taken = takenPlaces({ joined: counts.joinedCount, offered: counts.offeredCount + counts.unconfirmedCount });
  return capacity !== null && takesFreePlace.includes(change) && taken >= capacity && taken - partySize < capacity;
}

/** Mail to a member, or one of their devices. */
type Way = Pick<NewNotice, 'memberId' | 'deviceId' | 'kind'>;
const keyOf = ({ memberId, deviceId, kind }: Way) => `${memberId} ${deviceId ?? ''} ${kind}`;

/** Milliseconds that clocks of processes may differ. */
const CLOCKS_MS = 60_000;

/**
 * Latest notice per channel, backwards by index. The `case` hides the condition from PostgreSQL, which would sort a
 * popular event's thousands. `until` excludes the daily mail's.
 */
export function latestOf(eventId: string, ways: Way[], { since, until }: { since: string; until: string }): SQL {
  return sql`
    select way."memberId", way."deviceId", way.kind, latest.due_at as "dueAt"
    from jsonb_to_recordset(${JSON.stringify(ways)}::jsonb) as way ("memberId" uuid, "deviceId" uuid, kind text)
    cross join lateral (
      select due_at from ${notices}
      where member_id = way."memberId" and due_at > ${since} and due_at <= ${until}
        and case when event_id = ${eventId} and kind = way.kind and delivery = 'at_once'
          and device_id is not distinct from way."deviceId" then true else false end
      order by due_at desc
      limit 1
    ) as latest`;
}

/** Last immediate notice per channel, within the batching period. */
async function findLastDue({ db, now }: Pick<TransactionContext, 'db' | 'now'>, eventId: string, ways: Way[]) {
  if (ways.length === 0) return new Map<string, Date>();
  const batchMs = batchMinutes * 60_000;
  const since = new Date(now.getTime() - batchMs).toISOString();
  // No immediate notice is due later, on any clock.
  const until = new Date(now.getTime() + batchMs + CLOCKS_MS).toISOString();
  const sent = ways.map(({ memberId, deviceId, kind }) => ({ memberId, deviceId, kind }));
  const { rows } = await db.execute<Way & { dueAt: string }>(latestOf(eventId, sent, { since, until }));
  return new Map(rows.map(({ dueAt, ...way }) => [keyOf(way), new Date(dueAt)]));
}

/**
 * Notifies members of joins, requests and a full event (locked). Immediate ones are batched: one per kind in ten
 * minutes, naming all.
 */
export async function writePeopleNotices(
  tx: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  event: EventCounts,
  change: Change,
): Promise<void> {
  const kind = kindOfChange[change.change];
  const facts = { about: 'people' } as const;
  const reasons = [
    ...(kind ? [{ kind, facts, eventId: event.id, participantId: change.userId }] : []),
    ...(hasJustFilled(event, change) ? [{ kind: 'full' as const, facts, eventId: event.id }] : []),
  ];
  if (reasons.length === 0) return;
  const members = await lockNoticeMembers(tx, event.businessId);
  const rows = reasons.flatMap((reason) => noticesFor(members, reason, tx.now));
  const lastDue = await findLastDue(
    tx,
    event.id,
    rows.filter(({ delivery }) => delivery === 'at_once'),
  );
  await insertNotices(
    tx,
    rows.map((row) =>
      row.delivery === 'daily' ? row : { ...row, dueAt: nextMailAtOnce(tx.now, lastDue.get(keyOf(row))) },
    ),
  );
}
