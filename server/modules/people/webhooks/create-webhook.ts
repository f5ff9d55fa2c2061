import { randomUUIDv7 } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { maxWebhooks } from '#domain/webhooks/event-types.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import type { WebhookRow } from '#server/modules/people/webhooks/queries.ts';
import { createWebhookSecret } from '#server/modules/people/webhooks/sign-webhook.ts';
import { isAllowedTarget } from '#server/security/public-address.ts';
import { seal } from '#server/security/sealed.ts';

/** Refuses private hosts; names are resolved and checked on every request. */
export function refusePrivateTarget({ deps }: Pick<TransactionContext, 'deps'>, url: string): void {
  if (!deps.config.allowPrivateWebhooks && !isAllowedTarget(new URL(url))) {
    throw new Problem('webhook_target', {
      detail: 'No web server on the public internet has this address',
      errors: [{ path: 'url', code: 'webhook_target', message: 'Not a web server on the public internet' }],
    });
  }
}

/** Only this response contains the secret. 409 `limit_reached`. */
export async function createWebhook(
  ctx: AnyContext<Member>,
  input: { url: string; event_types: WebhookEventType[]; includes_drafts: boolean; test: boolean },
): Promise<{ row: WebhookRow; secret: string }> {
  const { url, event_types: eventTypes, includes_drafts: includesDrafts, test: isTest } = input;
  refusePrivateTarget(ctx, url);
  const secret = createWebhookSecret();
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    const [business] = await db
      .select({ ownerId: businesses.userId })
      .from(businesses)
      .where(eq(businesses.id, actor.businessId))
      .for('no key update');
    const [counted] = await db.select({ n: count() }).from(webhooks).where(eq(webhooks.businessId, actor.businessId));
    if ((counted?.n ?? 0) >= maxWebhooks) throw new Problem('limit_reached', { members: { limit: maxWebhooks } });
    const [row] = await db
      .insert(webhooks)
      .values({
        id: randomUUIDv7(),
        businessId: actor.businessId,
        url,
        eventTypes,
        includesDrafts,
        isTest,
        sealedSecret: seal(deps.config.secretKey, secret),
        status: 'active',
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('the new webhook did not come back');
    await writeAudit(tx, {
      action: 'webhook_created',
      subject: `webhook:${row.id}`,
      before: null,
      after: { url, event_types: eventTypes },
    });
    const told = new Set([actor.userId, business?.ownerId ?? actor.userId]);
    for (const userId of told) {
      await enqueue({ db, deps }, sendSecurityNotice, {
        userId,
        what: 'webhook_created',
        at: now.toISOString(),
        ...(actor.sessionId === null ? {} : { sessionId: actor.sessionId }),
      });
    }
    return { row, secret };
  });
}
