import type { Event } from 'schema-dts';
import type { GuestPageData } from '#contract/guest-pages.ts';
import { entryOf, stateOf } from '#web/features/events/event/notice/notice-facts.ts';
import { placeOf } from '../postal-address.ts';

/** The event as schema.org `Event` with all recommended fields. `origin`: of this installation. */
export function eventStructuredData(data: Extract<GuestPageData, { kind: 'event' }>, origin: string) {
  const { event, host, isOver, path } = data;
  const state = stateOf(event, isOver);
  const url = origin + path;
  const { cents } = entryOf(event);
  const place = event.place ?? host.place;
  const isWholeDay = event.start_time === null;
  return {
    '@type': 'Event',
    name: event.title,
    url,
    ...(event.description && { description: event.description }),
    ...(isWholeDay
      ? event.event_date && { startDate: event.event_date, endDate: event.event_date }
      : event.starts_at && { startDate: inBerlin(event.starts_at) }),
    ...(!isWholeDay && event.ends_at && { endDate: inBerlin(event.ends_at) }),
    eventStatus: state === 'cancelled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: [`${origin}${path.slice(0, 15)}.png`, ...(event.image_url ? [event.image_url] : [])],
    location: {
      '@type': 'Place',
      ...placeOf(event.location, host),
      ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }),
    },
    organizer: { '@type': 'Organization', name: host.display_name, ...(host.page_url && { url: host.page_url }) },
    performer: { '@type': 'Organization', name: host.display_name },
    ...(event.max_participants !== null && { maximumAttendeeCapacity: event.max_participants }),
    isAccessibleForFree: cents === 0,
    ...(cents !== null && {
      offers: {
        '@type': 'Offer',
        price: (cents / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: state === 'open' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
        url: event.ticket_url ?? url,
      },
    }),
  } satisfies Event;
}

/** `2026-12-02T20:00:00+01:00`: Berlin time with its offset. */
export function inBerlin(instant: string): string {
  const at = new Date(instant);
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(' ', 'T');
  const hours = Math.round((Date.parse(`${wall}Z`) - at.getTime()) / 3_600_000);
  return `${wall}+${String(hours).padStart(2, '0')}:00`;
}
