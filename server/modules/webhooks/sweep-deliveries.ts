import { and, lt, ne } from 'drizzle-orm';
import { webhookDeliveries } from '#database/schema/webhooks.ts';
import type { Context } from '#server/context/context.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** Forgets deliveries that were settled more than 30 days ago, with their attempts. */
export async function sweepDeliveries({ db, now }: Context): Promise<void> {
  const old = lt(webhookDeliveries.createdAt, new Date(now.getTime() - KEPT_MS));
  await db.delete(webhookDeliveries).where(and(old, ne(webhookDeliveries.status, 'pending')));
}
