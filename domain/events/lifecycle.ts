export const eventStatuses = ['draft', 'scheduled', 'published', 'cancelled', 'archived'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** The two sides of now for what has left the drafts: still to come or on right now, or over, cancelled or archived. */
export const eventTimes = ['coming', 'past'] as const;
export type EventTime = (typeof eventTimes)[number];

/** `created`: newest first. `date`: what is coming from the next on, what is past from the latest back. */
export const eventOrders = ['created', 'date'] as const;
export type EventOrder = (typeof eventOrders)[number];

export type EventAction =
  | 'edit'
  | 'publish'
  | 'schedule'
  /** An event that guests cannot see yet becomes a draft again. */
  | 'withdraw'
  | 'archive'
  /** It will not take place, and guests hear of it. */
  | 'cancel'
  | 'delete'
  /** A draft with the same content. */
  | 'duplicate';

/** Which action an event allows; server and screens read the same table. */
const allowed: Record<EventStatus | 'unseen', readonly EventAction[]> = {
  draft: ['edit', 'publish', 'schedule', 'delete', 'duplicate'],
  scheduled: ['edit', 'publish', 'schedule', 'withdraw', 'delete', 'duplicate'],
  unseen: ['edit', 'withdraw', 'delete', 'duplicate'],
  published: ['edit', 'archive', 'cancel', 'delete', 'duplicate'],
  cancelled: ['delete', 'duplicate'],
  archived: ['delete', 'duplicate'],
};

/**
 * True when an event allows the action. `isUnseen`: it was published while its business was not verified, or is held before
 * guests see it, so that nobody sees it yet.
 */
export function canEvent(status: EventStatus, isUnseen: boolean, action: EventAction): boolean {
  return allowed[isUnseen ? 'unseen' : status].includes(action);
}
