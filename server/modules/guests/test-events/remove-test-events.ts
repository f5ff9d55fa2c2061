import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { removeEvents } from '#server/modules/people/account/forget-business.ts';

/** Removes all test data; the nightly sweep removes pictures. */
export async function removeTestEvents(ctx: Context<Member>): Promise<void> {
  const testId = testIdOf(ctx.actor.businessId);
  await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const ofTest = eq(businesses.id, testId);
    const [side] = await db.select({ id: businesses.id }).from(businesses).where(ofTest).for('no key update');
    if (!side) return;
    await removeEvents(tx, testId);
    await db.delete(eventSeries).where(eq(eventSeries.businessId, testId));
    await writeAudit(tx, { action: 'test_events_deleted', subject: `business:${testId}`, before: null, after: null });
  });
}
