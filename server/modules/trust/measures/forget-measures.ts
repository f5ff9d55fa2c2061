import { and, eq, exists, isNotNull, lt, or } from 'drizzle-orm';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { businesses } from '#database/schema/businesses.ts';
import { measures } from '#database/schema/measures.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';

/** Deletes old measures with their history; of deleted businesses also endless ones. */
export async function forgetMeasures({ db, now }: Context): Promise<void> {
  const since = keptSince('measures', now);
  const closed = db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, measures.businessId), isNotNull(businesses.closedAt)));
  const isLong = or(lt(measures.endedAt, since), and(lt(measures.imposedAt, since), exists(closed)));
  if (isLong) await deleteInBatches(db, measures, isLong);
}
