import { and, eq, inArray } from 'drizzle-orm';
import { doorMarks } from '#database/schema/door-marks.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { markInstant } from '#domain/door/door-hours.ts';
import type { DoorMove } from '#domain/door/marks.ts';
import { mostMarks } from '#domain/door/marks.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireDoor } from '#server/modules/events/door/find-door.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';

interface SentMark {
  id: string;
  userId: string | null;
  move: DoorMove;
  undoes: string | null;
  at: Date;
}

interface Sent {
  eventId: string;
  deviceId: string;
  marks: readonly SentMark[];
}

async function findKnown({ db }: TransactionContext<Member>, { eventId, marks }: Sent): Promise<Set<string>> {
  const named = [...new Set(marks.flatMap(({ userId }) => userId ?? []))];
  if (named.length === 0) return new Set();
  const { userId } = eventParticipants;
  const found = await db
    .select({ userId })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), inArray(userId, named)));
  return new Set(found.map((row) => row.userId));
}

/**
 * Stores a device's marks, idempotently. Returns the ids of marks for unknown guests; 409 `limit_reached` at the
 * maximum per event.
 */
export async function sendDoorMarks(ctx: AnyContext<Member>, sent: Sent): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, sent.eventId);
    const { opensAt } = requireDoor(event, tx.now);
    const { eventId, deviceId, marks } = sent;
    if ((await tx.db.$count(doorMarks, eq(doorMarks.eventId, eventId))) + marks.length > mostMarks) {
      throw new Problem('limit_reached', { members: { limit: mostMarks } });
    }
    const known = await findKnown(tx, sent);
    const isKnown = ({ userId }: SentMark) => userId === null || known.has(userId);
    const { businessId, userId: memberId } = tx.actor;
    const rows = marks
      .filter(isKnown)
      .map((mark) => ({ ...mark, eventId, businessId, deviceId, memberId, at: markInstant(mark.at, opensAt, tx.now) }));
    if (rows.length > 0) await tx.db.insert(doorMarks).values(rows).onConflictDoNothing();
    return marks.filter((mark) => !isKnown(mark)).map(({ id }) => id);
  });
}
