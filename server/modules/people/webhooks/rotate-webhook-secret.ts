import { eq } from 'drizzle-orm';
import { webhooks } from '#database/schema/webhooks.ts';
import { secretOverlapHours } from '#domain/webhooks/secret-overlap.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { lockWebhook } from '#server/modules/people/webhooks/queries.ts';
import { createWebhookSecret } from '#server/modules/people/webhooks/sign-webhook.ts';
import { seal } from '#server/security/sealed.ts';

/** Returns the new secret, once. */
export async function rotateWebhookSecret(ctx: AnyContext<Member>, id: string): Promise<string> {
  const secret = createWebhookSecret();
  await inTransaction(ctx, async (tx) => {
    const row = await lockWebhook(tx.db, tx.actor, id);
    if (!row) throw new Problem('not_found');
    await tx.db
      .update(webhooks)
      .set({
        sealedSecret: seal(tx.deps.config.secretKey, secret),
        sealedPreviousSecret: row.sealedSecret,
        previousSecretEndsAt: new Date(tx.now.getTime() + secretOverlapHours * 3_600_000),
        updatedAt: tx.now,
      })
      .where(eq(webhooks.id, id));
    await writeAudit(tx, {
      action: 'webhook_changed',
      subject: `webhook:${id}`,
      before: { url: row.url },
      after: { url: row.url },
      businessId: row.businessId,
    });
  });
  return secret;
}
