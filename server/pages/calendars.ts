import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { businessCalendarPath, eventCalendarPath } from '#domain/events/calendar-paths.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiVariables } from '#server/http/endpoint.ts';
import { findBusinessCalendar, findCalendarEvent } from '#server/modules/app-gateway/calendar-queries.ts';
import { toCalendar } from '#server/modules/app-gateway/to-calendar.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const fileNamed = (path: (id: string) => string) => path('').replace('.ics', `:file{${UUID}\\.ics}`);

type PageContext = HonoContext<{ Variables: ApiVariables }>;
const idIn = (c: PageContext) => (c.req.param('file') ?? '').replace('.ics', '');

/** Programs ask often: what has not changed is not sent again. */
function send(c: PageContext, calendar: string): Response {
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' };
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
  return c.body(calendar, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
}

/** The calendars that anybody may subscribe to: of one event, and of a business. What guests do not see is 404. */
export function createCalendars({ db, clock, config }: Deps): Hono<{ Variables: ApiVariables }> {
  return new Hono<{ Variables: ApiVariables }>()
    .get(fileNamed(eventCalendarPath), async (c) => {
      const event = await findCalendarEvent(db, idIn(c), clock());
      if (!event) throw new Problem('not_found');
      c.header('Content-Disposition', 'attachment; filename="event.ics"');
      return send(c, toCalendar(event.displayName ?? event.title, [event], config));
    })
    .get(fileNamed(businessCalendarPath), async (c) => {
      const found = await findBusinessCalendar(db, idIn(c), clock());
      if (!found) throw new Problem('not_found');
      return send(c, toCalendar(found.displayName, found.events, config));
    });
}
