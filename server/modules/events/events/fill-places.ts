import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { eventParticipants, placeOffers } from '#database/schema/participants.ts';
import { isOver } from '#domain/events/is-over.ts';
import type { OfferCause } from '#domain/events/offers.ts';
import { answerBy, mostPassedOver } from '#domain/events/offers.ts';
import { admittedStatus, freePlaces, partySizes, peopleIn, whoMovesUp } from '#domain/events/participation.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import { takenOf } from '#server/modules/events/events/set-participant-status.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

/** New counts, and the parties moved up, in waiting order. */
export interface Filled {
  event: EventRow;
  moved: ParticipantRow[];
}

/**
 * The front of the waiting list: per party size as many as `free` places hold. No others can move up, so few rows are
 * read however long the list is.
 */
export function firstWaitingStatement(eventId: string, free: number) {
  const { eventId: event, status, partySize, seq } = eventParticipants;
  return sql`
    select first.seq, first.party_size
    from generate_series(${partySizes.min}::int, ${partySizes.max}::int) as size,
    lateral (
      select ${seq}, ${partySize} from ${eventParticipants}
      where ${event} = ${eventId} and ${status} = 'waiting' and ${partySize} = size
      order by ${seq} limit ${free}::int / size
    ) as first
    order by first.seq`;
}

async function findFirstWaiting({ db }: Pick<InTransaction, 'db'>, eventId: string, free: number) {
  const { rows } = await db.execute<{ seq: string; party_size: number }>(firstWaitingStatement(eventId, free));
  return rows.map((row) => ({ seq: Number(row.seq), partySize: row.party_size }));
}

/** Per size the front moves up, so the last one bounds them. */
function isAmong(eventId: string, next: readonly { seq: number; partySize: number }[]) {
  const lastOfSize = new Map(next.map(({ partySize, seq }) => [partySize, seq]));
  const { eventId: event, status, partySize, seq } = eventParticipants;
  const upTo = [...lastOfSize].map(([size, last]) => and(eq(partySize, size), lte(seq, last)));
  return and(eq(event, eventId), eq(status, 'waiting'), or(...upTo));
}

/**
 * Offers free places of a locked event in waiting order, and holds them until answered. Skips parties that do not fit,
 * which keep their position. Without a limit all waiting are admitted. No effect if the event is over or not published.
 */
export async function fillPlaces(ctx: InTransaction, event: EventRow, cause: OfferCause): Promise<Filled> {
  const { startsAt } = event;
  if (event.status !== 'published' || startsAt === null || isOver(event, ctx.now)) return { event, moved: [] };
  if (event.capacity === null) return admitAll(ctx, event);
  const free = freePlaces(event, takenOf(event));
  const places = Math.min(free, event.waitingCount);
  if (places === 0) return { event, moved: [] };
  const next = whoMovesUp(await findFirstWaiting(ctx, event.id, places), places);
  if (next.length === 0) return { event, moved: [] };
  const until = answerBy(startsAt, ctx.now);
  const asked = await ctx.db
    .update(eventParticipants)
    .set({ status: 'offered', answerBy: until, updatedAt: ctx.now })
    .where(isAmong(event.id, next))
    .returning();
  const moved = asked.sort((a, b) => a.seq - b.seq);
  await addOffers(ctx, moved, { cause, free, until });
  const people = peopleIn(moved);
  const filled = await writeEvent(ctx, event, {
    offeredCount: event.offeredCount + people,
    waitingCount: event.waitingCount - people,
  });
  return { event: filled, moved };
}

async function admitAll(ctx: InTransaction, event: EventRow): Promise<Filled> {
  if (event.waitingCount + event.offeredCount === 0) return { event, moved: [] };
  const { eventId, status } = eventParticipants;
  const admitted = await ctx.db
    .update(eventParticipants)
    .set({ status: admittedStatus(event), answerBy: null, updatedAt: ctx.now })
    .where(and(eq(eventId, event.id), inArray(status, ['waiting', 'offered'])))
    .returning();
  await ctx.db
    .update(placeOffers)
    .set({ outcome: 'admitted', closedAt: ctx.now })
    .where(and(eq(placeOffers.eventId, event.id), isNull(placeOffers.outcome)));
  const joinedCount = event.joinedCount + peopleIn(admitted);
  const filled = await writeEvent(ctx, event, { joinedCount, waitingCount: 0, offeredCount: 0 });
  return { event: filled, moved: admitted.sort((a, b) => a.seq - b.seq) };
}

/** With reason, free places, and number of skipped larger parties. */
async function addOffers(
  { db, now }: InTransaction,
  asked: readonly ParticipantRow[],
  { cause, free, until }: { cause: OfferCause; free: number; until: Date },
): Promise<void> {
  const { rows } = await db.execute<{ seq: string; passed_over: number }>(sql`
    select asked.seq, (
      select count(*)::int from (
        select from ${eventParticipants} as waiting
        where waiting.event_id = asked.event_id and waiting.status = 'waiting' and waiting.seq < asked.seq
        limit ${mostPassedOver}
      ) as in_front
    ) as passed_over
    from ${eventParticipants} as asked
    where asked.event_id = ${asked[0]?.eventId} and asked.status = 'offered' and asked.seq in ${asked.map(({ seq }) => seq)}`);
  const passedOver = new Map(rows.map((row) => [Number(row.seq), row.passed_over]));
  let left = free;
  const offers = asked.map(({ eventId, businessId, userId, displayName, partySize, seq }) => {
    const freePlaces = left;
    left -= partySize;
    return {
      ...{ eventId, businessId, userId, displayName, partySize, cause },
      ...{ freePlaces, passedOver: passedOver.get(seq) ?? 0, offeredAt: now, answerBy: until },
    };
  });
  await db.insert(placeOffers).values(offers);
}

/** Announces moved-up parties. Last step of a transaction, since it locks the business. */
export async function announceFilled(ctx: InTransaction, { event, moved }: Filled): Promise<void> {
  for (const person of moved) {
    await (person.status === 'offered'
      ? announceEvent(ctx, { type: 'participant.offered', event, participant: { ...person, change: 'person.offered' } })
      : announceEvent(ctx, {
          type: 'participant.joined',
          event,
          participant: { ...person, change: 'person.promoted' },
        }));
  }
}
