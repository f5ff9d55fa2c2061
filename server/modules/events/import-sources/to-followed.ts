import type { EventChanges } from '#contract/shared/event-fields.ts';
import type { ImportRow } from '#domain/import/result.ts';
import type { Followed } from '#domain/import-sources/compare-entry.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

export function followedOfEvent(event: EventRow): Followed {
  return {
    title: event.title,
    description: event.description,
    location: event.location,
    event_date: event.eventDate,
    start_time: event.startTime,
    end_time: event.endTime,
    ticket_price: event.ticketPriceCents,
    ticket_url: event.ticketUrl,
  };
}

export function followedOfRow({ event }: ImportRow): Followed {
  const { title, description, location, event_date, start_time, end_time, ticket_price, ticket_url } = event;
  return {
    ...{ title, description, location, event_date, start_time, end_time },
    ticket_price: ticket_price ?? null,
    ticket_url: ticket_url ?? null,
  };
}

/** A price makes an event cost something, and none makes it free. */
export function toChanges(values: Partial<Followed>): EventChanges {
  const type = values.ticket_price === null ? 'free' : 'paid';
  return { ...values, ...(values.ticket_price !== undefined && { ticket_type: type }) } as EventChanges;
}
