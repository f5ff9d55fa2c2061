import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { BATCH_ROWS, inBatches } from '#database/delete-in-batches.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { deliverWebhook } from '#server/modules/people/webhooks/deliver-webhook.ts';

const HOUR_MS = 3_600_000;
/** Bounds the hourly transaction. */
const BATCH = 1000;
/** Attempts end after three days; older ones cannot succeed, such as with an unreadable secret. */
const GIVEN_UP_MS = 7 * 24 * HOUR_MS;

/**
 * Replaces failed jobs of deliveries an hour overdue. An extra job has no effect. Deliveries that waited for their switch
 * still have theirs.
 */
export async function resumeDeliveries(ctx: Context): Promise<void> {
  const onSince = ctx.deps.switches.onSince('webhooks');
  if (onSince === null || (onSince && ctx.now.getTime() - onSince.getTime() < HOUR_MS)) return;
  await inTransaction(ctx, async ({ db, now, deps }) => {
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
      await enqueue({ db, deps }, deliverWebhook, { deliveryId: id, attempt: attempts + 1 }, { group: webhookId });
    }
  });
}

/** Deletes old deliveries in any state; stores the position deleted up to. */
export async function sweepDeliveries({ db, now }: Context): Promise<void> {
  const old = lt(webhookDeliveries.createdAt, keptSince('webhookMessages', now));
  await inBatches(async () => {
    const { rowCount } = await db.execute(sql`
      with gone as (
        delete from ${webhookDeliveries} where ${old} and id in (
          select id from ${webhookDeliveries} where ${old} order by ${webhookDeliveries.createdAt} limit ${BATCH_ROWS}
          for update skip locked
        ) returning webhook_id, position
      ), swept as (
        update ${webhooks} set swept_position = greatest(swept_position, last.position)
        from (select webhook_id, max(position) as position from gone group by webhook_id) last
        where ${webhooks.id} = last.webhook_id
      )
      select from gone`);
    return rowCount ?? 0;
  });
}
