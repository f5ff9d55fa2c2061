import { canEvent } from '#domain/events/lifecycle.ts';
import type { SeriesScope } from '#domain/series/series-rule.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

import { returnToDraft } from '#server/modules/events/events/withdraw-event.ts';
import { writeSeries } from '#server/modules/events/series/fill-series.ts';
import { datesInScope, lockDates, lockSeries } from '#server/modules/events/series/lock-series.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';
import { writeSeriesAudit } from '#server/modules/events/series/write-series-audit.ts';
import { lockAccount } from '#server/modules/money/credits/lock-account.ts';

/**
 * Makes invisible dates, from one on or all, drafts and refunds them until the series resumes. Public ones stay. 409
 * `event_state` after its end.
 */
export async function pauseSeries(
  ctx: AnyContext<Member>,
  id: string,
  dates: { scope: SeriesScope; event_id?: string | undefined },
): Promise<SeriesRow> {
  return inTransaction(ctx, async (tx) => {
    const series = await lockSeries(tx, id);
    if (series.status === 'ended') throw new Problem('event_state', { detail: 'The series has ended' });
    const { chosen } = datesInScope(await lockDates(tx, id), dates, tx.now);
    await lockAccount(tx, series.businessId);
    for (const date of chosen) {
      if (canEvent(date, 'withdraw')) await returnToDraft(tx, date);
    }
    const paused = await writeSeries(tx, id, { status: 'paused', pausedFor: 'business', updatedAt: tx.now });
    await writeSeriesAudit(tx, 'series_paused', paused);
    return paused;
  });
}
