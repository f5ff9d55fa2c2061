import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { prepareCreditQueries } from '#server/modules/credits/queries.ts';
import { toBalance } from '#server/modules/credits/to-balance.ts';

export function mountCredits(app: EndpointApp): void {
  const queries = prepareCreditQueries(app.deps.db);
  mount(app, routes.getCreditBalance, async ({ ctx }) =>
    toBalance(await queries.findBalance(ctx.actor.businessId, ctx.now)),
  );
}
