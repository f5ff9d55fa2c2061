import type { EventOfBusiness } from './use-events.ts';

/** What the public learns of an event. */
export type PublicEvent = Pick<
  EventOfBusiness,
  | 'title'
  | 'description'
  | 'location'
  | 'event_date'
  | 'start_time'
  | 'end_time'
  | 'image_url'
  | 'featured_event'
  | 'max_participants'
  | 'waiting_list'
  | 'approval_method'
  | 'ticket_type'
  | 'ticket_price'
  | 'box_office'
  | 'box_office_price'
> & { tags: readonly string[]; runsPastMidnight: boolean };
