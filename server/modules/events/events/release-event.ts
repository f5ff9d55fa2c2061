import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { events } from '#database/schema/events.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { closeHold, holdColumns } from '#server/modules/events/events/close-hold.ts';
import { sendEventPublished } from '#server/modules/events/events/jobs.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { nextReminder } from '#server/modules/events/events/pick-reminder.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { schedulePush } from '#server/modules/events/events/schedule-push.ts';
import { returnMissedEvent } from '#server/modules/events/events/withdraw-event.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';
import { releaseCredits } from '#server/modules/money/credits/close-reservation.ts';

const BATCH = 5000;

/** Schedules a paid push; refunds one turned off before visibility. */
async function settlePaidPush(tx: TransactionContext<Actor>, event: EventRow): Promise<EventRow> {
  if (!event.chargedItems.includes('push')) return event;
  if (event.pushNotification) return schedulePush(tx, event);
  const { id: eventId, businessId } = event;
  const back = await releaseCredits(tx, { businessId, eventId }, { purpose: 'push', reason: 'push_returned' });
  const chargedItems = event.chargedItems.filter((item) => item !== 'push');
  return writeEvent(tx, event, { creditsSpent: event.creditsSpent - back, chargedItems });
}

/** Publishes a held, locked event with all effects. If it is over, returns it to its business with its credits. */
export async function releaseLockedEvent(
  tx: TransactionContext<Actor>,
  event: EventRow,
  releasedBy: string | null,
): Promise<void> {
  await closeHold(tx, event.id, releasedBy);
  if (event.eventDate === null || event.eventDate < berlinDay(tx.now)) return returnMissedEvent(tx, event);
  await writeEventAudit(tx, 'event_released', event);
  const seen = await writeEvent(tx, event, {
    ...holdColumns(null),
    publishedAt: tx.now,
    remindAt: nextReminder(event, tx.now),
    updatedAt: tx.now,
  });
  const settled = await settlePaidPush(tx, seen);
  await enqueue(tx, sendEventPublished, { eventId: event.id, wasHeld: true });
  await announceEvent(tx, { type: 'event.updated', event: settled, before: event });
}

const isDue = (now: Date) => lte(events.heldUntil, now);

/**
 * Releases a due held event once: the row lock serializes attempts, and early, late or repeated jobs have no effect.
 */
export const releaseDueEvent = defineJob(
  'release-event',
  { data: { eventId: z.uuid() }, retry: 'until done' },
  async (ctx, { eventId }): Promise<void> => {
    await inTransaction(ctx, async (tx) => {
      const [event] = await tx.db
        .select()
        .from(events)
        .where(and(eq(events.id, eventId), isDue(tx.now)))
        .for('no key update');
      if (event) await releaseLockedEvent(tx, event, null);
    });
  },
);

/** Releases held events missed by their jobs, for example during downtime. */
export const releaseDueEvents = defineJob(
  'release-due-events',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const due = await ctx.db
      .select({ id: events.id })
      .from(events)
      .where(isDue(ctx.now))
      .orderBy(asc(events.heldUntil))
      .limit(BATCH);
    for (const { id } of due) {
      await releaseDueEvent
        .run(ctx, { eventId: id })
        .catch((error) => ctx.deps.logger.error({ err: error, eventId: id }, 'a held event was not let go'));
    }
  },
);
