import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { isBusinessVerified } from '#server/modules/events/events/publish-event.ts';
import { fillSeries } from '#server/modules/events/series/fill-series.ts';
import { lockSeries } from '#server/modules/events/series/lock-series.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';
import { writeSeriesAudit } from '#server/modules/events/series/write-series-audit.ts';

/** Resumes and pays the next dates; 402. Idempotent. */
export async function resumeSeries(ctx: AnyContext<Member>, id: string): Promise<SeriesRow> {
  return inTransaction(ctx, async (tx) => {
    const isVerified = await isBusinessVerified(tx, tx.actor.businessId);
    const series = await lockSeries(tx, id);
    if (series.status === 'ended') throw new Problem('event_state', { detail: 'The series has ended' });
    if (series.status === 'active') return series;
    await writeSeriesAudit(tx, 'series_resumed', series);
    return fillSeries(tx, series, { isVerified, whenShort: 'refuse' });
  });
}
