import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';
import { toBilling } from '#server/modules/money/billing/to-billing.ts';
import { updateBilling } from '#server/modules/money/billing/update-billing.ts';

export function mountBilling(app: EndpointApp): void {
  mount(app, routes.getBilling, async ({ ctx }) => toBilling(await findBilling(ctx.db, ctx.actor.businessId)));
  mount(app, routes.updateBilling, async ({ ctx, body, ifMatch }) =>
    toBilling(await updateBilling(ctx, body, ifMatch)),
  );
}
