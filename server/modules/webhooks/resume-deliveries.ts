import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { webhookDeliveries } from '#database/schema/webhooks.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';

const HOUR_MS = 3_600_000;
/** So many in an hour at most: a transaction ends in time. */
const BATCH = 1000;
/** Attempts end after three days; whatever is older can never be delivered, such as one whose secret no key opens. */
const GIVEN_UP_MS = 7 * 24 * HOUR_MS;

/**
 * Makes new jobs for deliveries that should have been tried an hour ago: theirs failed too often, as when the database was
 * away. One too many does no harm, it finds the attempt made.
 */
export async function resumeDeliveries(ctx: Context): Promise<void> {
  await inTransaction(ctx, async ({ db, now, deps }) => {
    // What somebody else holds is being seen to.
    const overdue = await db
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.status, 'pending'),
          lt(webhookDeliveries.nextAttemptAt, new Date(now.getTime() - HOUR_MS)),
          gt(webhookDeliveries.createdAt, new Date(now.getTime() - GIVEN_UP_MS)),
        ),
      )
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    const ids = overdue.map(({ id }) => id);
    await db.update(webhookDeliveries).set({ nextAttemptAt: now }).where(inArray(webhookDeliveries.id, ids));
    for (const { id, webhookId, attempts } of overdue) {
      await deps.jobs.enqueue(db, 'deliver-webhook', { deliveryId: id, attempt: attempts + 1 }, { group: webhookId });
    }
  });
}
