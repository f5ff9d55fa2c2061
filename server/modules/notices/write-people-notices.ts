import { and, eq, gt, inArray, max } from 'drizzle-orm';
import { notices } from '#database/schema/notices.ts';
import type { PersonChangeType } from '#domain/app-changes/change-types.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { gatherMinutes, nextMailAtOnce } from '#domain/notices/due-times.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { lockNoticeMembers } from '#server/modules/notices/queries.ts';
import type { NewNotice } from '#server/modules/notices/write-notices.ts';
import { insertNotices, noticesFor } from '#server/modules/notices/write-notices.ts';

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
const wayOf = ({ memberId, deviceId, kind }: Pick<NewNotice, 'memberId' | 'deviceId' | 'kind'>) =>
  `${memberId} ${deviceId ?? ''} ${kind}`;

/** When an event was last told of at once, in each way: as far back as it matters. */
async function findLastDue({ db, now }: Pick<TransactionContext, 'db' | 'now'>, eventId: string, kinds: NoticeKind[]) {
  if (kinds.length === 0) return new Map<string, Date>();
  const since = new Date(now.getTime() - gatherMinutes * 60_000);
  const rows = await db
    .select({
      memberId: notices.memberId,
      deviceId: notices.deviceId,
      kind: notices.kind,
      dueAt: max(notices.dueAt),
    })
    .from(notices)
    .where(
      and(
        eq(notices.eventId, eventId),
        inArray(notices.kind, kinds),
        eq(notices.delivery, 'at_once'),
        gt(notices.dueAt, since),
      ),
    )
    .groupBy(notices.memberId, notices.deviceId, notices.kind);
  return new Map(rows.flatMap(({ dueAt, ...way }) => (dueAt ? [[wayOf(way), dueAt] as const] : [])));
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
  const kindsAtOnce = new Set(rows.filter(({ delivery }) => delivery === 'at_once').map((row) => row.kind));
  const lastDue = await findLastDue(tx, event.id, [...kindsAtOnce]);
  await insertNotices(
    tx,
    rows.map((row) =>
      row.delivery === 'daily' ? row : { ...row, dueAt: nextMailAtOnce(tx.now, lastDue.get(wayOf(row))) },
    ),
  );
}
