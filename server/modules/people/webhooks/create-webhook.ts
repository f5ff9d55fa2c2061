import { randomUUIDv7 } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import { newestBodyVersion } from '#domain/webhooks/body-versions.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { maxWebhooks } from '#domain/webhooks/event-types.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import type { WebhookRow } from '#server/modules/people/webhooks/queries.ts';
import { realBusinessOf } from '#server/modules/people/webhooks/queries.ts';
import { createWebhookSecret } from '#server/modules/people/webhooks/sign-webhook.ts';
import { isAllowedTarget } from '#server/security/public-address.ts';
import { seal } from '#server/security/sealed.ts';

/** Refuses private hosts; names are resolved and checked on every request. */
export function refusePrivateTarget({ deps }: Pick<TransactionContext, 'deps'>, url: string): void {
  if (!deps.config.allowPrivateWebhooks && !isAllowedTarget(new URL(url))) {
    const trial = deps.config.mode === 'demo' ? ', or start the demo with `WEBHOOKS_ALLOW_PRIVATE=1`' : '';
    throw new Problem('webhook_target', {
      detail: `No web server on the public internet has this address. Read \`GET /webhooks/{id}/messages\` if yours cannot be called${trial}`,
      errors: [{ path: 'url', code: 'webhook_target', message: 'Not a web server on the public internet' }],
    });
  }
}

/** A key makes webhooks of its mode. 422 if a live key asks for a test webhook. */
function modeOf({ businessId, sessionId }: Member, isTest: boolean): boolean {
  if (isTestBusiness(businessId)) return true;
  if (isTest && sessionId === null) throw invalidField('test', 'mismatch', 'A test webhook is made with a test key');
  return isTest;
}

/** Only this response contains the secret. 409 `limit_reached`. */
export async function createWebhook(
  ctx: AnyContext<Member>,
  input: { url: string; event_types: WebhookEventType[]; includes_drafts: boolean; test: boolean },
): Promise<{ row: WebhookRow; secret: string }> {
  const { url, event_types: eventTypes, includes_drafts: includesDrafts } = input;
  refusePrivateTarget(ctx, url);
  const isTest = modeOf(ctx.actor, input.test);
  const secret = createWebhookSecret();
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    const byTestKey = isTestBusiness(actor.businessId);
    const [business] = await db
      .select({ id: businesses.id, ownerId: businesses.userId })
      .from(businesses)
      .where(eq(businesses.id, byTestKey ? realBusinessOf(actor.businessId) : actor.businessId))
      .for('no key update');
    if (!business) throw new Problem('not_found');
    const businessId = business.id;
    const [counted] = await db.select({ n: count() }).from(webhooks).where(eq(webhooks.businessId, businessId));
    if ((counted?.n ?? 0) >= maxWebhooks) throw new Problem('limit_reached', { members: { limit: maxWebhooks } });
    const [row] = await db
      .insert(webhooks)
      .values({
        id: randomUUIDv7(),
        businessId,
        url,
        eventTypes,
        includesDrafts,
        bodyVersion: newestBodyVersion,
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
      businessId,
    });
    // Test keys mail nobody.
    const told = byTestKey ? [] : new Set([actor.userId, business.ownerId]);
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
