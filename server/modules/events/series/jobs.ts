import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import type { BusinessScope, Series, System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { isBusinessVerified } from '#server/modules/events/events/publish-event.ts';
import { fillSeries } from '#server/modules/events/series/fill-series.ts';
import { lockSeries } from '#server/modules/events/series/lock-series.ts';

const BATCH = 500;

/** Series processed concurrently, to overlap waits for the database. */
const AT_ONCE = 4;

type Waiting = { id: string; businessId: string; hostId: string };

async function rollOver(ctx: Context<System>, { id, businessId, hostId }: Waiting): Promise<void> {
  const actor: Series = { kind: 'series', userId: hostId, businessId: businessId as BusinessScope };
  await inTransaction<Series, void>({ ...ctx, actor }, async (tx) => {
    const isVerified = await isBusinessVerified(tx, businessId);
    const series = await lockSeries(tx, id);
    if (series.status === 'active') await fillSeries(tx, series, { isVerified, whenShort: 'pause' });
  });
}

/** Without rejected or stopped businesses. */
async function findActive({ db }: Context<System>, after: string | undefined): Promise<Waiting[]> {
  const { id, businessId, hostId, status } = eventSeries;
  return db
    .select({ id, businessId, hostId })
    .from(eventSeries)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(
      and(
        eq(status, 'active'),
        ne(businesses.verificationStatus, 'rejected'),
        isNull(businesses.publishingStoppedBy),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(BATCH);
}

/** Rolls all series over. Safe in several processes, since each series is locked. */
export const rollSeriesOver = defineJob(
  'roll-series-over',
  {
    retry: 'soon',
    // Repeated in the morning in case nothing ran after midnight.
    schedule: '11 0,6 * * *',
  },
  async (ctx): Promise<void> => {
    for (let after: string | undefined; ; ) {
      const waiting = await findActive(ctx, after);
      const queue = waiting.values();
      const work = async () => {
        for (const series of queue) {
          await rollOver(ctx, series).catch((error) =>
            ctx.deps.logger.error({ err: error, seriesId: series.id }, 'a series was not rolled over'),
          );
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      after = waiting.at(-1)?.id;
      if (after === undefined || waiting.length < BATCH) return;
    }
  },
);
