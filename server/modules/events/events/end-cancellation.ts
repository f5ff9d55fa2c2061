import { and, asc, eq, lte } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { removeEventFiles } from '#server/modules/events/events/remove-event-files.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';
import { writeAppChange } from '#server/modules/news/guest-search/write-app-change.ts';
import { lockChanges } from '#server/modules/news/stream/announce-change.ts';

const BATCH = 1000;

const isDue = (now: Date) => lte(events.cancelledUntil, now);

/** Hides a cancelled event once its display period ended; deletes it if marked. */
async function endCancellation(ctx: Context<System>, eventId: string): Promise<void> {
  const deleted = await inTransaction(ctx, async (tx) => {
    const due = and(eq(events.id, eventId), isDue(tx.now));
    const [event] = await tx.db.select().from(events).where(due).for('no key update');
    if (!event) return null;
    const { businessId, isDeletedThen } = event;
    if (isDeletedThen) {
      await tx.db.delete(events).where(eq(events.id, eventId));
      await writeEventAudit(tx, 'event_deleted', event);
      await announceEvent(tx, { type: 'event.deleted', event });
    } else {
      await writeEvent(tx, event, { cancelledUntil: null });
      await lockChanges(tx, businessId);
      await writeAppChange(tx, { type: 'event.gone', businessId, eventId });
    }
    return isDeletedThen ? event : null;
  });
  if (deleted) await removeEventFiles(ctx.deps, deleted);
}

export const endCancellations = defineJob(
  'end-cancellations',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const due = await ctx.db
      .select({ id: events.id })
      .from(events)
      .where(isDue(ctx.now))
      .orderBy(asc(events.cancelledUntil))
      .limit(BATCH);
    for (const { id } of due) {
      await endCancellation(ctx, id).catch((error) =>
        ctx.deps.logger.error({ err: error, eventId: id }, 'a cancelled event was not taken down'),
      );
    }
  },
);
