import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { businessCalendarPath, eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { businessFeedPath, businessPagePath, slugPattern } from '#domain/guest-pages/addresses.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { namesEtag } from '#server/http/etag.ts';
import { openToSites } from '#server/http/open-to-sites.ts';
import type { ShedLoad } from '#server/http/shed-load.ts';
import { findBusinessCalendar, findCalendarEvent } from '#server/modules/guests/app-gateway/calendar-queries.ts';
import type { PageReader } from '#server/pages/page-reader.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const fileNamed = (path: (id: string) => string) => path('').replace('.ics', `:file{${UUID}\\.ics}`);

// Loaded on first use.
const loadCalendar = () => import('#server/modules/guests/app-gateway/to-calendar.ts');
const loadAtom = () => import('#server/modules/guests/app-gateway/to-atom.ts');

type PageContext = HonoContext<{ Variables: ApiVariables }>;
const idIn = (c: PageContext) => (c.req.param('file') ?? '').replace('.ics', '');

/** Calendar programs poll often: unchanged content gets 304. */
function send(c: PageContext, text: string, type = 'text/calendar'): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { ...openToSites, ETag: etag, 'Cache-Control': 'public, max-age=300' };
  if (namesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'Content-Type': `${type}; charset=utf-8` });
}

/** Calendars of an event and of a business, and its feed. 404 for content hidden from guests. */
export function createCalendars(
  { db, clock, config }: Deps,
  { findBusinessId }: PageReader,
  shed: ShedLoad,
): Hono<{ Variables: ApiVariables }> {
  /** The business of a page's name; `to` is its present name, if that is another. */
  async function findNamed(c: PageContext, ending: string) {
    const slug = (c.req.param('file') ?? '').slice(0, -ending.length);
    const businessId = await shed('figures', () => findBusinessId(slug));
    const business = businessId && (await findBusinessCalendar(db, businessId, clock()));
    if (!business || business.slug === null) throw new Problem('not_found');
    return { business, slug, to: business.slug === slug ? null : business.slug };
  }

  return new Hono<{ Variables: ApiVariables }>()
    .get(fileNamed(eventCalendarPath), async (c) => {
      const event = await shed('figures', () => findCalendarEvent(db, idIn(c), clock()));
      if (!event) throw new Problem('not_found');
      const { toCalendar } = await loadCalendar();
      c.header('Content-Disposition', 'attachment; filename="event.ics"');
      return send(c, toCalendar(event.displayName ?? event.title, [event], config));
    })
    .get(fileNamed(businessCalendarPath), async (c) => {
      const found = await shed('figures', () => findBusinessCalendar(db, idIn(c), clock()));
      if (!found) throw new Problem('not_found');
      const { toCalendar } = await loadCalendar();
      return send(c, toCalendar(found.displayName, found.events, config));
    })
    .get(`/b/:file{${slugPattern}\\.ics}`, async (c) => {
      const found = await findNamed(c, '.ics');
      if (found.to) return c.redirect(`${businessPagePath(found.to)}.ics`, 301);
      const { toCalendar } = await loadCalendar();
      return send(c, toCalendar(found.business.displayName, found.business.events, config));
    })
    .get(`/b/:file{${slugPattern}\\.atom}`, async (c) => {
      const { business, slug, to } = await findNamed(c, '.atom');
      if (to) return c.redirect(businessFeedPath(to), 301);
      const asked = c.req.query('lang');
      const language = isLanguage(asked) ? asked : negotiateLanguage(undefined, c.req.header('accept-language'));
      const { toAtom } = await loadAtom();
      c.header('Vary', 'Accept-Language');
      return send(c, toAtom({ ...business, slug }, language, config), 'application/atom+xml');
    });
}
