import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Records the step in the caller's transaction. Dates have their own entries. */
export async function writeSeriesAudit(
  ctx: TransactionContext<BusinessActor>,
  action: 'series_started' | 'series_changed' | 'series_ended' | 'series_paused' | 'series_resumed',
  { id, businessId, template }: SeriesRow,
): Promise<void> {
  const name = String(template.title ?? '');
  await writeAudit(ctx, { action, subject: `series:${id}`, businessId, before: null, after: { name } });
}
