import { and, asc, eq, inArray, lte, notLike } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { confirmByOf } from '#domain/guest-notices/reconfirmation.ts';
import { reminderKey, remindersOf } from '#domain/guest-notices/reminders.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { isHidden } from '#server/modules/events/events/find-hiding.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { nextReminder } from '#server/modules/events/events/pick-reminder.ts';
import { writeGuestNotices } from '#server/modules/events/events/write-guest-notices.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

const BATCH = 1000;

const isDue = (now: Date) => and(eq(events.status, 'published'), lte(events.remindAt, now));
const hasPlace = inArray(eventParticipants.status, ['joined', 'approved']);

/**
 * Reminds guests with a place of an event that is due. Of several attempts only one finds it due, because the row is held. A
 * server that comes late sends only the last reminder that it missed, and none once the event has begun or while a measure hides it.
 */
async function sendReminder(ctx: Context<System>, eventId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const due = and(eq(events.id, eventId), isDue(tx.now));
    const [event] = await tx.db.select().from(events).where(due).for('no key update');
    if (!event) return;
    await writeEvent(tx, event, { remindAt: nextReminder(event, tx.now) });
    const { startsAt, startTime, businessId } = event;
    if (startsAt === null || startsAt <= tx.now) return;
    const missed = remindersOf({ startsAt, startTime }).findLast(({ at }) => at <= tx.now);
    if (!missed || (await isHidden(tx, event))) return;
    await announceChange(tx, businessId, 'notices.changed', eventId);
    // Guests without the app get one mail, the day before.
    const whom = missed.kind === 'day' ? hasPlace : and(hasPlace, notLike(eventParticipants.userId, 'web:%'));
    const confirmBy = missed.kind === 'day' ? confirmByOf({ ...event, startsAt }, tx.now) : null;
    const asked = confirmBy ? await writeEvent(tx, event, { confirmBy }) : event;
    const key = reminderKey(missed.kind, startsAt);
    await writeGuestNotices(tx, asked, { kind: 'reminder', key, text: null, asks: confirmBy !== null, whom });
  });
}

/** Does so with every event that is due. */
export const sendReminders = defineJob(
  'send-reminders',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const due = await ctx.db
      .select({ id: events.id })
      .from(events)
      .where(isDue(ctx.now))
      .orderBy(asc(events.remindAt))
      .limit(BATCH);
    for (const { id } of due) {
      await sendReminder(ctx, id).catch((error) =>
        ctx.deps.logger.error({ err: error, eventId: id }, 'guests were not reminded of an event'),
      );
    }
  },
);
