import { runsPastMidnight } from '#domain/events/schedule.ts';
import type { EventDraft } from '../drafts/event-draft.ts';
import { eventBody, pageTariff } from '../drafts/event-draft.ts';
import type { PublicEvent } from '../public-event.ts';

/** The event as the public would see it if the draft were published as it is. */
export function toPublicEvent(draft: EventDraft, imageUrl: string | null): PublicEvent {
  const body = eventBody(draft, pageTariff);
  const start_time = body.start_time ?? null;
  const end_time = body.end_time ?? null;
  return {
    title: draft.title,
    description: draft.description,
    location: draft.place,
    event_date: body.event_date ?? null,
    start_time,
    end_time,
    image_url: imageUrl,
    featured_event: draft.isFeatured,
    max_participants: body.max_participants ?? null,
    waiting_list: body.waiting_list ?? false,
    approval_method: draft.approvalMethod,
    ticket_type: draft.ticketType,
    ticket_price: body.ticket_price ?? null,
    box_office: draft.hasBoxOffice,
    box_office_price: body.box_office_price ?? null,
    tags: draft.tags,
    runsPastMidnight: runsPastMidnight({ startTime: start_time, endTime: end_time }),
  };
}
