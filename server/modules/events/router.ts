import { routes } from '#contract/index.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { Problem } from '#server/http/problem.ts';
import { prepareCreditQueries } from '#server/modules/credits/queries.ts';
import { createEvent } from '#server/modules/events/create-event.ts';
import { deleteEvent } from '#server/modules/events/delete-event.ts';
import { publishEvent } from '#server/modules/events/publish-event.ts';
import { prepareEventQueries } from '#server/modules/events/queries.ts';
import { quoteEvent } from '#server/modules/events/quote-event.ts';
import { toEvent } from '#server/modules/events/to-event.ts';

export function mountEvents(app: EndpointApp): void {
  const queries = prepareEventQueries(app.deps.db);
  const credits = prepareCreditQueries(app.deps.db);

  mount(app, routes.listEvents, async ({ ctx, query: { page, limit, cursor, status } }) => {
    const { businessId } = ctx.actor;
    if (cursor !== undefined) {
      const rows = await queries.findAfter(businessId, { status, limit }, readCursor(cursor));
      return { data: rows.map(toEvent), page: null, limit, total: null, next_cursor: nextCursor(rows, limit) };
    }
    const { rows, total } = await queries.findPage(businessId, { status, limit }, page);
    return { data: rows.map(toEvent), page, limit, total, next_cursor: nextCursor(rows, limit) };
  });
  mount(app, routes.createEvent, async ({ ctx, body }) => toEvent(await createEvent(ctx, body)));
  mount(app, routes.quoteEvent, async ({ ctx, body }) => {
    const options = {
      featuredEvent: body.featured_event,
      pushNotification: body.push_notification,
      characteristicCount: body.category?.userCharacteristics.length ?? 0,
    };
    return quoteEvent(body.tariff, options, await credits.findBalance(ctx.actor.businessId, ctx.now));
  });
  mount(app, routes.getEvent, async ({ ctx, params }) => {
    const row = await queries.findEvent(ctx.actor.businessId, params.id);
    if (!row) throw new Problem('not_found');
    return toEvent(row);
  });
  mount(app, routes.publishEvent, async ({ ctx, params }) => toEvent(await publishEvent(ctx, params.id)));
  mount(app, routes.deleteEvent, async ({ ctx, params }) => {
    await deleteEvent(ctx, params.id);
    return undefined;
  });
}
