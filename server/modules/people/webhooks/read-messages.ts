import { and, asc, eq, gt, lt, max, min, sql } from 'drizzle-orm';
import { webhookDeliveries } from '#database/schema/webhooks.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { mayStillChange } from '#server/modules/people/webhooks/enqueue-webhook.ts';
import type { DeliveryRow, WebhookRow } from '#server/modules/people/webhooks/queries.ts';
import { findWebhook } from '#server/modules/people/webhooks/queries.ts';

/** 410 `resync` for a deleted position, or one never issued, as after a restore. */
async function findStart(
  { db }: Context<Member>,
  { id, sweptPosition: swept }: WebhookRow,
  sent: string | undefined,
): Promise<number> {
  if (sent === undefined) return swept;
  const [newest] = await db
    .select({ position: max(webhookDeliveries.position) })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id));
  const last = Math.max(swept, newest?.position ?? 0);
  const after = Number(sent);
  if (after < swept || after > last) {
    throw new Problem('resync', { members: { oldest: String(swept), last: String(last) } });
  }
  return after;
}

/**
 * Messages in order, sent or not, with the next position. Positions commit in order, so none appears late. Excludes
 * messages that may still be replaced and all after them.
 */
export async function readMessages(
  ctx: Context<Member>,
  webhookId: string,
  sent: string | undefined,
  limit: number,
): Promise<{ rows: DeliveryRow[]; next: number }> {
  const webhook = await findWebhook(ctx.db, ctx.actor, webhookId);
  if (!webhook) throw new Problem('not_found');
  const after = await findStart(ctx, webhook, sent);
  const { position } = webhookDeliveries;
  const ofWebhook = eq(webhookDeliveries.webhookId, webhookId);
  const firstOpen = ctx.db
    .select({ position: min(position) })
    .from(webhookDeliveries)
    .where(and(ofWebhook, mayStillChange(ctx.now)));
  const rows = await ctx.db
    .select()
    .from(webhookDeliveries)
    .where(and(ofWebhook, gt(position, after), lt(position, sql`coalesce((${firstOpen}), ${Number.MAX_SAFE_INTEGER})`)))
    .orderBy(asc(position))
    .limit(limit);
  return { rows, next: rows.at(-1)?.position ?? after };
}
