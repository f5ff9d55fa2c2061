import { and, asc, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { doorMarks } from '#database/schema/door-marks.ts';
import { events } from '#database/schema/events.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { leastToAnswer } from '#domain/guest-notices/reconfirmation.ts';
import { reminderKey } from '#domain/guest-notices/reminders.ts';
import type { System } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import { isHidden } from '#server/modules/events/events/find-hiding.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { setStatus } from '#server/modules/events/events/set-participant-status.ts';

const BATCH = 1000;

const isDue = (now: Date) => and(eq(events.status, 'published'), lte(events.confirmBy, now));

/**
 * Guests who got the question of a reminder in time and have not confirmed. Guests who came back since, are at the door, or whom it
 * did not reach are not among them.
 */
async function findSilent({ db, now }: Pick<TransactionContext, 'db' | 'now'>, eventId: string, startsAt: Date) {
  const arrivedBy = new Date(now.getTime() - leastToAnswer);
  const { userId, status, seq, createdAt } = eventParticipants;
  const atTheDoor = db
    .select({ one: sql`1` })
    .from(doorMarks)
    .where(and(eq(doorMarks.eventId, eventId), eq(doorMarks.userId, userId)));
  const rows = await db
    .select({ person: eventParticipants })
    .from(guestNotices)
    .innerJoin(eventNotices, eq(eventNotices.id, guestNotices.noticeId))
    .innerJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, eventNotices.eventId), eq(userId, guestNotices.userId)),
    )
    .where(
      and(
        ...[eq(eventNotices.eventId, eventId), eq(eventNotices.kind, 'reminder')],
        ...[eq(eventNotices.key, reminderKey('day', startsAt)), eq(guestNotices.needsConfirmation, true)],
        ...[lte(guestNotices.deliveredAt, arrivedBy), isNull(guestNotices.confirmedAt)],
        ...[inArray(status, ['joined', 'approved']), lte(createdAt, guestNotices.createdAt), notExists(atTheDoor)],
      ),
    )
    .orderBy(asc(seq))
    .for('update', { of: guestNotices });
  return rows.map(({ person }) => person);
}

/** Gives the places of silent guests to who waits. Of several attempts only one finds it due, because the row is held. */
async function releaseUnconfirmedOf(ctx: Context<System>, eventId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const due = and(eq(events.id, eventId), isDue(tx.now));
    const [locked] = await tx.db.select().from(events).where(due).for('no key update');
    if (!locked) return;
    let event = await writeEvent(tx, locked, { confirmBy: null });
    const { startsAt, reconfirmHours } = event;
    if (startsAt === null || startsAt <= tx.now || reconfirmHours === null || (await isHidden(tx, event))) return;
    const gone = [];
    for (const person of await findSilent(tx, eventId, startsAt)) {
      const changed = await setStatus(tx, event, person, 'left', 'lapsed');
      event = changed.event;
      gone.push(changed.row);
    }
    if (gone.length === 0) return;
    const filled = await fillPlaces(tx, event, 'lapsed');
    for (const person of gone) {
      const participant = { ...person, change: 'person.lapsed' } as const;
      await announceEvent(tx, { type: 'participant.left', event: filled.event, participant });
    }
    await announceFilled(tx, filled);
  });
}

/** Does so with every event that is due. */
export const releaseUnconfirmed = defineJob(
  'release-unconfirmed',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const due = await ctx.db
      .select({ id: events.id })
      .from(events)
      .where(isDue(ctx.now))
      .orderBy(asc(events.confirmBy))
      .limit(BATCH);
    for (const { id } of due) {
      await releaseUnconfirmedOf(ctx, id).catch((error) =>
        ctx.deps.logger.error({ err: error, eventId: id }, 'places of silent guests were not released'),
      );
    }
  },
);
