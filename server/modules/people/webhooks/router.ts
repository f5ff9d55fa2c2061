import { routes } from '#contract/index.ts';
import { Problem } from '#server/context/problem.ts';
import { nextCursor, pageOfAll, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { createWebhook } from '#server/modules/people/webhooks/create-webhook.ts';
import { deleteWebhook } from '#server/modules/people/webhooks/delete-webhook.ts';
import {
  countDeliveries,
  findDeliveries,
  findRecentDeliveries,
  findWebhook,
  findWebhooks,
} from '#server/modules/people/webhooks/queries.ts';
import { readMessages } from '#server/modules/people/webhooks/read-messages.ts';
import { redeliverWebhook, testWebhook } from '#server/modules/people/webhooks/redeliver-webhook.ts';
import { rotateWebhookSecret } from '#server/modules/people/webhooks/rotate-webhook-secret.ts';
import { toDelivery, toMessage, toWebhook, toWebhookAtAGlance } from '#server/modules/people/webhooks/to-webhook.ts';
import { updateWebhook } from '#server/modules/people/webhooks/update-webhook.ts';

export function mountWebhooks(app: EndpointApp): void {
  mount(app, routes.listWebhooks, async ({ ctx, query }) => {
    const { rows, ...place } = pageOfAll(await findWebhooks(ctx.db, ctx.actor), query);
    const recent = await findRecentDeliveries(
      ctx.db,
      rows.map(({ id }) => id),
    );
    return { data: rows.map((row) => toWebhookAtAGlance(row, recent)), ...place };
  });
  mount(app, routes.getWebhook, async ({ ctx, params }) => {
    const webhook = await findWebhook(ctx.db, ctx.actor, params.id);
    if (!webhook) throw new Problem('not_found');
    return toWebhook(webhook);
  });
  mountOnce(app, routes.createWebhook, async ({ ctx, body }) => {
    const { row, secret } = await createWebhook(ctx, body);
    return { ...toWebhook(row), secret };
  });
  mount(app, routes.updateWebhook, async ({ ctx, params, body, ifMatch }) =>
    toWebhook(await updateWebhook(ctx, params.id, body, ifMatch)),
  );
  mount(app, routes.deleteWebhook, async ({ ctx, params }) => {
    await deleteWebhook(ctx, params.id);
    return undefined;
  });
  mountOnce(app, routes.rotateWebhookSecret, async ({ ctx, params }) => ({
    secret: await rotateWebhookSecret(ctx, params.id),
  }));
  mountOnce(app, routes.testWebhook, {
    prepare: ({ ctx, params }) => ctx.deps.rateLimits.consume('webhookTest', `${ctx.actor.businessId}|${params.id}`),
    commit: async ({ ctx, params }) => ({ delivery_id: await testWebhook(ctx, params.id) }),
  });
  mount(app, routes.listWebhookDeliveries, async ({ ctx, params, query: { page, limit, cursor } }) => {
    const webhook = await findWebhook(ctx.db, ctx.actor, params.id);
    if (!webhook) throw new Problem('not_found');
    if (cursor !== undefined) {
      const rows = await findDeliveries(ctx.db, webhook, limit, { after: readCursor(cursor).id });
      return { data: rows.map(toDelivery), page: null, limit, total: null, next_cursor: nextCursor(rows, limit) };
    }
    const [rows, total] = await Promise.all([
      findDeliveries(ctx.db, webhook, limit, { offset: (page - 1) * limit }),
      countDeliveries(ctx.db, webhook),
    ]);
    return { data: rows.map(toDelivery), page, limit, total, next_cursor: nextCursor(rows, limit) };
  });
  mount(app, routes.readWebhookMessages, async ({ ctx, params, query: { after, limit } }) => {
    const { rows, next } = await readMessages(ctx, params.id, after, limit);
    return { data: rows.map(toMessage), next: String(next) };
  });
  mountOnce(app, routes.redeliverWebhook, {
    prepare: ({ ctx, params }) =>
      ctx.deps.rateLimits.consume('webhookRedelivery', `${ctx.actor.businessId}|${params.id}`),
    commit: async ({ ctx, params }) => {
      await redeliverWebhook(ctx, params.id, params.delivery_id);
      return { delivery_id: params.delivery_id };
    },
  });
}
