import { routes } from '#contract/index.ts';
import { keyRequestsPerMinute } from '#domain/plans/request-limits.ts';
import { pageOfAll } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { findPlanState } from '#server/modules/money/subscription/queries.ts';
import { createApiKey } from '#server/modules/people/api-keys/create-api-key.ts';
import { deleteApiKey } from '#server/modules/people/api-keys/delete-api-key.ts';
import { findApiKeys } from '#server/modules/people/api-keys/queries.ts';
import { toApiKey } from '#server/modules/people/api-keys/to-api-key.ts';

export function mountApiKeys(app: EndpointApp): void {
  mount(app, routes.listApiKeys, async ({ ctx, query }) => {
    const { businessId } = ctx.actor;
    const [all, plan] = await Promise.all([findApiKeys(ctx.db, businessId), findPlanState(ctx.db, businessId)]);
    const { rows, ...place } = pageOfAll(all, query);
    return {
      data: rows.map(toApiKey),
      ...place,
      requests_per_minute: keyRequestsPerMinute(plan),
      your_address: ctx.ip || null,
    };
  });
  mountOnce(app, routes.createApiKey, async ({ ctx, body }) => {
    const { row, key } = await createApiKey(ctx, body);
    return { ...toApiKey(row), key };
  });
  mount(app, routes.deleteApiKey, async ({ ctx, params }) => {
    await deleteApiKey(ctx, params.id);
    return undefined;
  });
}
