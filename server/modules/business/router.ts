import { routes } from '#contract/index.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { prepareBusinessQueries } from '#server/modules/business/queries.ts';
import { toBusiness, toStats } from '#server/modules/business/to-business.ts';
import { updateBusiness } from '#server/modules/business/update-business.ts';

export function mountBusiness(app: EndpointApp): void {
  const queries = prepareBusinessQueries(app.deps.db);
  mount(app, routes.getBusiness, async ({ ctx }) => toBusiness(await queries.findBusiness(ctx.actor.businessId)));
  mount(app, routes.updateBusiness, async ({ ctx, body, ifMatch }) =>
    toBusiness(await updateBusiness(ctx, body, ifMatch)),
  );
  mount(app, routes.getBusinessStats, async ({ ctx }) =>
    toStats(await queries.findStats(ctx.actor.businessId, ctx.now), mayMember(ctx.actor, 'view_analytics')),
  );
}
