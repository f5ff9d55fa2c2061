import { routes } from '#contract/index.ts';
import { pageOfAll } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findTestEvents } from '#server/modules/test-events/queries.ts';
import { removeTestEvents } from '#server/modules/test-events/remove-test-events.ts';

export function mountTestEvents(app: EndpointApp): void {
  mount(app, routes.listTestEvents, async ({ ctx, query }) => {
    const { rows, ...place } = pageOfAll(await findTestEvents(ctx.db, ctx.actor.businessId), query);
    const data = rows.map(({ eventDate, startTime, createdAt, ...row }) => ({
      ...row,
      event_date: eventDate,
      start_time: startTime,
      created_at: createdAt.toISOString(),
    }));
    return { data, ...place };
  });
  mount(app, routes.deleteTestEvents, async ({ ctx }) => {
    await removeTestEvents(ctx);
    return undefined;
  });
}
