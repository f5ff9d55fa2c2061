import { desc, eq } from 'drizzle-orm';
import { routes } from '#contract/index.ts';
import type { Connection } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { pageOfAll } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { removeTestEvents } from '#server/modules/test-events/remove-test-events.ts';

function findTestEvents(db: Connection, businessId: BusinessScope) {
  const { id, title, status, eventDate, startTime, createdAt } = events;
  return db
    .select({ id, title, status, eventDate, startTime, createdAt })
    .from(events)
    .where(eq(events.businessId, testIdOf(businessId)))
    .orderBy(desc(createdAt), desc(id));
}

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
