import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** Whether a measure hides the event or its business. */
export async function isHidden(
  { db }: Pick<TransactionContext, 'db'>,
  { businessId, hiddenBy }: Pick<EventRow, 'businessId' | 'hiddenBy'>,
): Promise<boolean> {
  if (hiddenBy !== null) return true;
  const [business] = await db
    .select({ hiddenBy: businesses.hiddenBy })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return (business?.hiddenBy ?? null) !== null;
}
