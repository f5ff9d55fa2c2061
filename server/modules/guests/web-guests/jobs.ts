import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { events } from '#database/schema/events.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import { peopleIn } from '#domain/events/participation.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';

const BATCH = 1000;

const { eventId, heldUntil, partySize, userId, createdAt } = webGuests;
const isLapsed = (now: Date) => lte(heldUntil, now);

/** Ends the holds of requests that were not confirmed in time. The places are offered to the first who wait and fit. */
async function releasePlacesOf(ctx: Context<System>, ofEvent: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [event] = await tx.db.select().from(events).where(eq(events.id, ofEvent)).for('no key update');
    if (!event) return;
    const released = await tx.db
      .update(webGuests)
      .set({ heldUntil: null })
      .where(and(eq(eventId, ofEvent), isLapsed(tx.now)))
      .returning({ partySize });
    if (released.length === 0) return;
    const unconfirmedCount = event.unconfirmedCount - peopleIn(released);
    const filled = await fillPlaces(tx, await writeEvent(tx, event, { unconfirmedCount }), 'lapsed');
    await announceFilled(tx, filled);
  });
}

/** Ends the holds of unconfirmed requests at every event. */
export const releaseHeldPlaces = defineJob(
  'release-held-places',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const lapsed = await ctx.db
      .selectDistinct({ eventId })
      .from(webGuests)
      .where(isLapsed(ctx.now))
      .orderBy(asc(eventId))
      .limit(BATCH);
    for (const each of lapsed) {
      await releasePlacesOf(ctx, each.eventId).catch((error) =>
        ctx.deps.logger.error({ err: error, eventId: each.eventId }, 'held places were not released'),
      );
    }
  },
);

/** Deletes requests that were never confirmed. */
export async function sweepWebRequests({ db, now }: Context): Promise<void> {
  const since = keptSince('webRequests', now).toISOString();
  await deleteInBatches(db, webGuests, sql`${userId} is null and ${heldUntil} is null and ${createdAt} <= ${since}`);
}
