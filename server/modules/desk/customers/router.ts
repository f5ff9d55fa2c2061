import { routes } from '#contract/index.ts';
import { readableKinds } from '#domain/desk/timeline.ts';
import { rightsOfRole } from '#domain/staff/roles.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findCustomers } from '#server/modules/desk/customers/find-customers.ts';
import { findMoney } from '#server/modules/desk/customers/money-queries.ts';
import { findAddresses, findCustomer, findCustomerParts } from '#server/modules/desk/customers/queries.ts';
import { findTimeline } from '#server/modules/desk/customers/timeline-queries.ts';
import { toCustomer } from '#server/modules/desk/customers/to-customer.ts';
import { toFoundCustomer } from '#server/modules/desk/customers/to-found-customer.ts';
import { toMoney } from '#server/modules/desk/customers/to-money.ts';
import { toTimelineEntry } from '#server/modules/desk/customers/to-timeline-entry.ts';
import { findActorNames } from '#server/modules/news/audit/queries.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import { findReviewerNames } from '#server/modules/trust/review/queries.ts';

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
  mount(app, routes.getCustomerMoney, async ({ ctx, params, query: { limit, cursor } }) => {
    const { scope } = await findCustomer(db, params.id);
    const money = await findMoney(db, scope, { limit, cursor, now: ctx.now });
    await noteRead(ctx, params.id, 'money');
    return toMoney(money, limit);
  });
  mount(app, routes.listCustomerTimeline, async ({ ctx, params, query: { limit, cursor, kind } }) => {
    const { business } = await findCustomer(db, params.id);
    const rows = await findTimeline(db, {
      businessId: business.id,
      addresses: await findAddresses(db, business),
      kinds: readableKinds(rightsOfRole[ctx.actor.role], kind && [kind]),
      limit,
      after: cursor === undefined ? undefined : readCursor(cursor),
    });
    const [people, staff] = await Promise.all([findActorNames(db, rows), findReviewerNames(db)]);
    await noteRead(ctx, params.id, 'timeline');
    const names = new Map([...people, ...staff]);
    return { data: rows.map((row) => toTimelineEntry(row, names)), next_cursor: nextCursor(rows, limit) };
  });
}
