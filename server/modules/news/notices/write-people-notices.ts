import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { notices } from '#database/schema/notices.ts';
import type { PersonChangeType } from '#domain/app-changes/change-types.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { gatherMinutes, nextMailAtOnce } from '#domain/notices/due-times.ts';
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
}

interface Change {
  userId: string;
  partySize: number;
  change: PersonChangeType;
}

/** What a change tells of the person; what a member did themselves, such as approving, is no news. */
const kindOfChange: Partial<Record<PersonChangeType, NoticeKind>> = {
  'person.joined': 'joined',
  'person.accepted': 'joined',
  'person.promoted': 'joined',
  'person.applied': 'applied',
};
/** After these the last free place may be gone. Whoever waited takes one that was held for them. */
const takesFreePlace: readonly PersonChangeType[] = ['person.joined', 'person.approved'];

function hasJustFilled({ capacity, ...counts }: EventCounts, { partySize, change }: Change): boolean {
  const taken = takenPlaces({ joined: counts.joinedCount, offered: counts.offeredCount });
  return capacity !== null && takesFreePlace.includes(change) && taken >= capacity && taken - partySize < capacity;
}

/** What tells of a kind: a mail to a member, or one of their devices. */
type Way = Pick<NewNotice, 'memberId' | 'deviceId' | 'kind'>;
const keyOf = ({ memberId, deviceId, kind }: Way) => `${memberId} ${deviceId ?? ''} ${kind}`;

/** Clocks of processes may differ by this, in milliseconds. */
const CLOCKS_MS = 60_000;

/**
 * The latest notice of each way by itself, looked for from the newest one of the member on: an event that many join has thousands,
 * and nearly all fit. PostgreSQL cannot see through the `case`; it would take them for rare and sort them all. `until` leaves out what
 * waits for the mail of the day, which is as much.
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

/** When an event was last told of at once, in each way: as far back as it matters. */
async function findLastDue({ db, now }: Pick<TransactionContext, 'db' | 'now'>, eventId: string, ways: Way[]) {
  if (ways.length === 0) return new Map<string, Date>();
  const gatherMs = gatherMinutes * 60_000;
  const since = new Date(now.getTime() - gatherMs).toISOString();
  // Nothing that is told at once is due later, by any clock.
  const until = new Date(now.getTime() + gatherMs + CLOCKS_MS).toISOString();
  const sent = ways.map(({ memberId, deviceId, kind }) => ({ memberId, deviceId, kind }));
  const { rows } = await db.execute<Way & { dueAt: string }>(latestOf(eventId, sent, { since, until }));
  return new Map(rows.map(({ dueAt, ...way }) => [keyOf(way), new Date(dueAt)]));
}

/**
 * Has members told who joined or applied at an event whose row is locked, and that it is full. Those who want it at once get
 * one mail in ten minutes of each kind, which names everybody who came meanwhile; a device shows no more than that either.
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
