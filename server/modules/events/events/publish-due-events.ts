import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { events } from '#database/schema/events.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { sendEventPublished } from '#server/modules/events/events/jobs.ts';
import { awaitVerification, findPublisher, writePublished } from '#server/modules/events/events/publish-event.ts';
import { returnMissedEvents } from '#server/modules/events/events/settle-awaiting-events.ts';
import { returnMissedEvent, returnStoppedEvent } from '#server/modules/events/events/withdraw-event.ts';
import { settleCredits } from '#server/modules/money/credits/close-reservation.ts';

const BATCH = 5000;

const isDue = (now: Date) => and(eq(events.status, 'scheduled'), lte(events.publishAt, now));

/** Publishes a due event once: the row lock serializes attempts, and early, late or repeated jobs have no effect. */
export const publishDueEvent = defineJob(
  'publish-event',
  { data: { eventId: z.uuid() }, retry: 'until done' },
  async (ctx, { eventId }): Promise<void> => {
    await inTransaction(ctx, async (tx) => {
      const due = and(eq(events.id, eventId), isDue(tx.now));
      const [found] = await tx.db.select({ businessId: events.businessId }).from(events).where(due);
      if (!found) return;
      const { businessId } = found;
      const { isVerified, stoppedBy } = await findPublisher(tx, businessId);
      const [event] = await tx.db.select().from(events).where(due).for('no key update');
      if (!event) return;
      const { eventDate } = event;
      if (eventDate === null || eventDate < berlinDay(tx.now)) return returnMissedEvent(tx, event);
      if (stoppedBy !== null) return returnStoppedEvent(tx, event);
      if (!isVerified) {
        await announceEvent(tx, { type: 'event.updated', event: await awaitVerification(tx, event) });
        return;
      }
      const published = await writePublished(tx, event, await settleCredits(tx, { businessId, eventId }));
      // For a held event they are notified on its release.
      if (published.heldUntil === null) await enqueue(tx, sendEventPublished, { eventId, wasHeld: false });
      await announceEvent(tx, { type: 'event.updated', event: published, before: event });
    });
  },
);

/** Catches up on missed jobs, for example after downtime; returns events that are over. */
export const publishDueEvents = defineJob(
  'publish-due-events',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const due = await ctx.db
      .select({ id: events.id })
      .from(events)
      .where(isDue(ctx.now))
      .orderBy(asc(events.publishAt))
      .limit(BATCH);
    for (const { id } of due) {
      await publishDueEvent
        .run(ctx, { eventId: id })
        .catch((error) => ctx.deps.logger.error({ err: error, eventId: id }, 'a scheduled event was not published'));
    }
    await returnMissedEvents(ctx);
  },
);
