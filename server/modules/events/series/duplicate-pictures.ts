import { and, desc, eq, isNotNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { events } from '#database/schema/events.ts';
import type { BusinessScope, Series } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { copyPictures, copyVideoOf } from '#server/modules/events/events/duplicate-event.ts';
import { lockEvent, writeEvent } from '#server/modules/events/events/lock-event.ts';
import { pictureColumns, picturesOf } from '#server/modules/events/events/picture-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { removeEventFiles } from '#server/modules/events/events/remove-event-files.ts';
import { writeChangeAudit } from '#server/modules/events/events/write-event-audit.ts';

const hasMedia = (event: EventRow) => picturesOf(event).length > 0 || event.video !== null;

/** Copies media from the latest earlier date with some. No effect if the date has its own or is gone. */
export const duplicatePictures = defineJob(
  'duplicate-series-pictures',
  { data: { eventId: z.uuid() }, retry: 'a day' },
  async (ctx, { eventId }): Promise<void> => {
    const [date] = await ctx.db.select().from(events).where(eq(events.id, eventId));
    if (!date?.seriesId || date.seriesDate === null || hasMedia(date)) return;
    const isEarlier = and(eq(events.seriesId, date.seriesId), lt(events.seriesDate, date.seriesDate));
    const [source] = await ctx.db
      .select()
      .from(events)
      .where(and(isEarlier, or(isNotNull(events.imageKey), isNotNull(events.video))))
      .orderBy(desc(events.seriesDate))
      .limit(1);
    if (!source) return;
    const actor: Series = { kind: 'series', userId: date.hostId, businessId: date.businessId as BusinessScope };
    const ofSeries: Context<Series> = { ...ctx, actor };
    const pictures = pictureColumns(await copyPictures(ofSeries, source));
    const video = source.video && (await copyVideoOf(ofSeries, source.video));
    const media = { ...pictures, video };
    if (pictures.imageKey === null && video === null) return;
    const isUsed = await inTransaction(ofSeries, async (tx) => {
      const event = await lockEvent(tx, eventId);
      if (hasMedia(event)) return false;
      const changed = await writeEvent(tx, event, { ...media, updatedAt: tx.now });
      await writeChangeAudit(tx, event, changed);
      await announceEvent(tx, { type: 'event.updated', event: changed });
      return true;
    });
    if (!isUsed) await removeEventFiles(ctx.deps, media);
  },
);
