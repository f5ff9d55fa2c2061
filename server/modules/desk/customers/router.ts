import { routes } from '#contract/index.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findCustomers } from '#server/modules/desk/customers/find-customers.ts';
import { findCustomer, findCustomerParts } from '#server/modules/desk/customers/queries.ts';
import { toCustomer } from '#server/modules/desk/customers/to-customer.ts';
import { toFoundCustomer } from '#server/modules/desk/customers/to-found-customer.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';

export function mountCustomers(app: EndpointApp): void {
  const { db } = app.deps;

  /** In the owner's log. */
  const noteRead = (ctx: Context<Reviewer>, businessId: string, part: string) =>
    writeAccess(ctx, { action: 'customer_read', subject: `customer:${businessId}`, after: { part }, businessId });

  mount(app, routes.searchCustomers, async ({ ctx, query }) => {
    const { customers, hasMore } = await findCustomers(ctx, query.q);
    return { data: customers.map(toFoundCustomer), has_more: hasMore };
  });
  mount(app, routes.getCustomer, async ({ ctx, params }) => {
    const customer = await findCustomer(db, params.id);
    const parts = await findCustomerParts(db, customer, ctx.now);
    await noteRead(ctx, params.id, 'page');
    return toCustomer(customer, parts, ctx.now);
  });
}
