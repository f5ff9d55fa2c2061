import { canEvent } from '#domain/events/lifecycle.ts';
import type { SeriesScope } from '#domain/series/series-rule.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { cancelLockedEvent } from '#server/modules/events/events/cancel-event.ts';
import { deleteLockedEvent } from '#server/modules/events/events/delete-event.ts';

import { hasGuests } from '#server/modules/events/events/write-guest-notices.ts';
import { rolledBefore, writeSeries } from '#server/modules/events/series/fill-series.ts';
import { datesInScope, lockDates, lockSeries } from '#server/modules/events/series/lock-series.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';
import { writeSeriesAudit } from '#server/modules/events/series/write-series-audit.ts';
import { lockAccount } from '#server/modules/money/credits/lock-account.ts';

interface Ending {
  scope: SeriesScope;
  event_id?: string | undefined;
  /** Dates with guests to cancel. */
  cancel?: string[] | undefined;
  reason?: string | null | undefined;
}

/**
 * Ends after one of its dates, or immediately. Dates without guests are removed and refunded; those with guests stay
 * unless named in `cancel`. Idempotent.
 */
export async function endSeries(ctx: AnyContext<Member>, id: string, ending: Ending): Promise<SeriesRow> {
  return inTransaction(ctx, async (tx) => {
    const series = await lockSeries(tx, id);
    if (series.status === 'ended') return series;
    const dates = await lockDates(tx, id);
    const { from, chosen } = datesInScope(dates, ending, tx.now);
    await lockAccount(tx, series.businessId);
    for (const date of chosen) {
      if (date.status === 'cancelled' || date.status === 'archived') continue;
      if (!(await hasGuests(tx, date.id))) await deleteLockedEvent(tx, date);
      else if (ending.cancel?.includes(date.id) && canEvent(date, 'cancel'))
        await cancelLockedEvent(tx, date, { reason: ending.reason ?? null, isDeletedThen: false });
    }
    const isOngoing = from !== null && dates.some((date) => date.seriesDate < from && !chosen.includes(date));
    const ended = await writeSeries(tx, id, {
      // Earlier dates are still published as planned.
      ...(isOngoing ? {} : { status: 'ended', pausedFor: null }),
      ...(from === null
        ? {}
        : { endsOn: rolledBefore(from), count: null, days: series.days.filter((day) => day < from) }),
      updatedAt: tx.now,
    });
    await writeSeriesAudit(tx, 'series_ended', ended);
    return ended;
  });
}
