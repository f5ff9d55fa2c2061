import { and, eq, lte, or, sql } from 'drizzle-orm';
import { eventParticipants } from '#database/schema/participants.ts';
import { admittedStatus, freePlaces, partySizes, peopleIn, whoMovesUp } from '#domain/events/participation.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { writeEvent } from '#server/modules/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/set-participant-status.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

/** An event with its new counts, and the parties that got places. */
export interface Filled {
  event: EventRow;
  moved: ParticipantRow[];
}

/**
 * Those at the front of the waiting list, in the order they came: of each size of party as many as `free` places can hold.
 * Nobody else can move up, so this reads no more than a few rows for each free place, however long the list is.
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

/**
 * Gives free places of a locked event to those on the waiting list, in the order they came. A party that does not fit into
 * what is left is passed over and stays where it is.
 */
export async function fillPlaces(ctx: InTransaction, event: EventRow): Promise<Filled> {
  if (event.status === 'cancelled') return { event, moved: [] };
  const places = Math.min(freePlaces(event, event.joinedCount), event.waitingCount);
  if (places === 0) return { event, moved: [] };
  const next = whoMovesUp(await findFirstWaiting(ctx, event.id, places), places);
  if (next.length === 0) return { event, moved: [] };
  // Those of one size move up from the front, so the last of each size says it for all before them.
  const lastOfSize = new Map(next.map(({ partySize, seq }) => [partySize, seq]));
  const isNext = [...lastOfSize].map(([size, last]) =>
    and(eq(eventParticipants.partySize, size), lte(eventParticipants.seq, last)),
  );
  const moved = await ctx.db
    .update(eventParticipants)
    .set({ status: admittedStatus(event), updatedAt: ctx.now })
    .where(and(eq(eventParticipants.eventId, event.id), eq(eventParticipants.status, 'waiting'), or(...isNext)))
    .returning();
  const people = peopleIn(moved);
  const filled = await writeEvent(ctx, event.id, {
    joinedCount: event.joinedCount + people,
    waitingCount: event.waitingCount - people,
  });
  return { event: filled, moved };
}

/** Announces who moved up. Comes last in a transaction: announcing locks the business. */
export async function announceMoved(ctx: InTransaction, { event, moved }: Filled): Promise<void> {
  for (const person of moved.toSorted((a, b) => a.seq - b.seq)) {
    await announceEvent(ctx, 'participant.joined', event, { ...person, change: 'person.promoted' });
  }
}
