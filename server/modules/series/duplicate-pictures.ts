import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import type { BusinessScope, Series, System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { copyPictures } from '#server/modules/events/duplicate-event.ts';
import { lockEvent, writeEvent } from '#server/modules/events/lock-event.ts';
import { pictureColumns, picturesOf } from '#server/modules/events/picture-content.ts';
import { writeChangeAudit } from '#server/modules/events/write-event-audit.ts';
import { removeImage } from '#server/storage/store-image.ts';

/**
 * Gives a date of a series that has just appeared copies of the pictures of the date before it that has some. A date with pictures
 * of its own keeps them; one that is gone needs none.
 */
export async function duplicatePictures(ctx: Context<System>, eventId: string): Promise<void> {
  const [date] = await ctx.db.select().from(events).where(eq(events.id, eventId));
  if (!date?.seriesId || date.seriesDate === null || picturesOf(date).length > 0) return;
  const isEarlier = and(eq(events.seriesId, date.seriesId), lt(events.seriesDate, date.seriesDate));
  const [source] = await ctx.db
    .select()
    .from(events)
    .where(and(isEarlier, isNotNull(events.imageUrl)))
    .orderBy(desc(events.seriesDate))
    .limit(1);
  if (!source) return;
  const actor: Series = { kind: 'series', userId: date.hostId, businessId: date.businessId as BusinessScope };
  const ofSeries: Context<Series> = { ...ctx, actor };
  const copies = await copyPictures(ofSeries, source);
  if (copies.length === 0) return;
  const isUsed = await inTransaction(ofSeries, async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (picturesOf(event).length > 0) return false;
    const changed = await writeEvent(tx, eventId, { ...pictureColumns(copies), updatedAt: tx.now });
    await writeChangeAudit(tx, event, changed);
    await announceEvent(tx, 'event.updated', changed);
    return true;
  });
  if (!isUsed) for (const { key } of copies) await removeImage(ctx.deps, key);
}
