import { and, eq } from 'drizzle-orm';
import { webhooks } from '#database/schema/webhooks.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { isOfCaller } from '#server/modules/people/webhooks/queries.ts';

/** Deletes a webhook with its log and pending deliveries. */
export async function deleteWebhook(ctx: Context<Member>, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(webhooks)
      .where(and(eq(webhooks.id, id), isOfCaller(tx.actor)))
      .returning();
    if (!row) throw new Problem('not_found');
    await writeAudit(tx, {
      action: 'webhook_deleted',
      subject: `webhook:${id}`,
      before: { url: row.url },
      after: null,
      businessId: row.businessId,
    });
  });
}
