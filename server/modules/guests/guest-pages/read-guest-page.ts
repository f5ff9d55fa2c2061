import type { GuestBusiness, GuestPageData } from '#contract/guest-pages.ts';
import { businessCalendarPath, eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { openEndHours } from '#domain/events/is-over.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import { businessPagePath, codeIn, eventPagePath } from '#domain/guest-pages/addresses.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Deps } from '#server/context/context.ts';
import {
  findGuestBusiness,
  findPreviewedBusiness,
  noPlace,
} from '#server/modules/guests/app-gateway/business-queries.ts';
import { findComingEvents } from '#server/modules/guests/app-gateway/queries.ts';
import { toFeedEvent } from '#server/modules/guests/app-gateway/to-feed-event.ts';
import { toGuestBusiness } from '#server/modules/guests/app-gateway/to-guest-business.ts';
import type { EventByCode } from '#server/modules/guests/guest-pages/queries.ts';
import { findBusinessId, findEventByCode, findGoneEvent } from '#server/modules/guests/guest-pages/queries.ts';
import { isPreviewToken } from '#server/security/preview-tokens.ts';

/** Result of an address of a guests' page. */
export type GuestPage = {
  /** The business that invalidates it by changes; null for an unknown address. */
  businessId: string | null;
  /** Expiry without changes. */
  freshUntil: Date;
} & (
  | { kind: 'page'; data: GuestPageData; eventId: string | null }
  | { kind: 'moved'; path: string }
  | { kind: 'unknown' }
);

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days that a page stays after its event. */
const OVER_DAYS = 30;
const COMING = 20;
/** Milliseconds an unknown address is cached, since no change announces it. */
const UNKNOWN_MS = 30_000;

/** The first coming instant, at most an hour ahead or the end of the day in Berlin. */
function firstAfter(now: Date, instants: readonly (Date | null | undefined)[]): Date {
  const midnight = berlinInstant(addDays(berlinDay(now), 1), '00:00');
  const times = [...instants, midnight, new Date(now.getTime() + HOUR_MS)].flatMap((each) => each?.getTime() ?? []);
  return new Date(Math.min(...times.filter((time) => time > now.getTime())));
}

/** Reads pages by event code or business slug. */
export function createGuestPageReader({ db, clock, config }: Deps) {
  async function readBusiness(businessId: string, now: Date) {
    const row = await findGuestBusiness(db, businessId);
    if (!row) return undefined;
    const coming = await findComingEvents(db, businessId, now, COMING);
    return { slug: row.profile.slug, business: toGuestBusiness(row, coming, { config, at: now }), coming };
  }

  async function readGone(businessId: string, now: Date): Promise<GuestPage> {
    const found = await readBusiness(businessId, now);
    const business = found && { display_name: found.business.display_name, page_url: found.business.page_url };
    const data = { kind: 'gone', business: business ?? null } as const;
    return { kind: 'page', businessId, freshUntil: firstAfter(now, []), data, eventId: null };
  }

  /** `/e/{address}`. */
  async function readEventPage(address: string): Promise<GuestPage> {
    const now = clock();
    const unknown = { kind: 'unknown', freshUntil: new Date(now.getTime() + UNKNOWN_MS) } as const;
    const code = codeIn(address);
    if (code === undefined) return { ...unknown, businessId: null };
    const row = await findEventByCode(db, code);
    if (!row) {
      const gone = await findGoneEvent(db, code);
      return gone ? readGone(gone.businessId, now) : { ...unknown, businessId: null };
    }
    const { state, event } = row;
    const { businessId, status, publishedAt, heldUntil, cancelledUntil } = state;
    const wasSeen = publishedAt !== null && heldUntil === null;
    if (!state.isBusinessPublic || !state.isShared || !wasSeen || event.startsAt === null) {
      return { ...unknown, businessId };
    }
    if (state.hiddenBy !== null) return readGone(businessId, now);
    const overAt = event.endsAt ?? new Date(event.startsAt.getTime() + openEndHours * HOUR_MS);
    const goneAt = new Date(overAt.getTime() + OVER_DAYS * DAY_MS);
    const isCancelled = status === 'cancelled' && cancelledUntil !== null && cancelledUntil > now;
    if (!isCancelled && (status !== 'published' || goneAt <= now)) return readGone(businessId, now);
    const path = eventPagePath(event);
    const freshUntil = firstAfter(now, [event.startsAt, overAt, goneAt, cancelledUntil]);
    if (`/e/${address}` !== path) return { kind: 'moved', businessId, freshUntil, path };
    const host = await readBusiness(businessId, now);
    if (!host) return { ...unknown, businessId };
    const data = toEventData(row, host.business, now, overAt <= now);
    return { kind: 'page', businessId, freshUntil, data, eventId: event.id };
  }

  function toEventData(row: EventByCode, host: GuestBusiness, now: Date, isOver: boolean) {
    return {
      kind: 'event' as const,
      event: toFeedEvent({ ...row, place: row.place ?? noPlace }, config),
      isOver,
      host,
      now: now.toISOString(),
      path: eventPagePath(row.event),
      calendarPath: eventCalendarPath(row.event.id),
    };
  }

  /** An event in review, for the secret of its preview; undefined where the secret opens nothing. */
  async function readPreview(address: string, token: string): Promise<GuestPageData | undefined> {
    const now = clock();
    const row = await findEventByCode(db, codeIn(address) ?? '');
    if (!row || !isPreviewToken(config.secretKey, row.event.id, token)) return undefined;
    const { status, isShared, hiddenBy, businessId } = row.state;
    if (status !== 'published' || !isShared || hiddenBy !== null || !isUnseen(row.state)) return undefined;
    const host = await findPreviewedBusiness(db, businessId);
    if (!host) return undefined;
    // The business may have no page yet.
    const shown = { ...toGuestBusiness(host, [], { config, at: now }), page_url: null };
    return { ...toEventData(row, shown, now, false), isPreview: true };
  }

  /** `/b/{slug}`. */
  async function readBusinessPage(slug: string): Promise<GuestPage> {
    const now = clock();
    const unknown = { kind: 'unknown', freshUntil: new Date(now.getTime() + UNKNOWN_MS) } as const;
    const businessId = await findBusinessId(db, slug);
    if (businessId === undefined) return { ...unknown, businessId: null };
    const found = await readBusiness(businessId, now);
    if (!found || found.slug === null) return { ...unknown, businessId };
    const { opens_at, closes_at } = found.business.open_state;
    const changes = [opens_at, closes_at].map((instant) => instant && new Date(instant));
    const begins = found.coming.flatMap(({ event }) => [event.startsAt, event.endsAt]);
    const freshUntil = firstAfter(
      now,
      [...changes, ...begins].map((each) => each || null),
    );
    const path = businessPagePath(found.slug);
    if (slug !== found.slug) return { kind: 'moved', businessId, freshUntil, path };
    const calendarPath = businessCalendarPath(businessId);
    const data: GuestPageData = {
      kind: 'business',
      business: found.business,
      now: now.toISOString(),
      path,
      calendarPath,
    };
    return { kind: 'page', businessId, freshUntil, data, eventId: null };
  }

  return { readEventPage, readPreview, readBusinessPage };
}
