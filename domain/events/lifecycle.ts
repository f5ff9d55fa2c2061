export const eventStatuses = ['draft', 'scheduled', 'published', 'cancelled', 'archived'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** The two sides of now for what has left the drafts: still to come or on right now, or over, cancelled or archived. */
export const eventTimes = ['coming', 'past'] as const;
export type EventTime = (typeof eventTimes)[number];

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
const allowed: Record<EventStatus | 'awaiting', readonly EventAction[]> = {
  draft: ['edit', 'publish', 'schedule', 'delete', 'duplicate'],
  scheduled: ['edit', 'publish', 'schedule', 'withdraw', 'delete', 'duplicate'],
  awaiting: ['edit', 'withdraw', 'delete', 'duplicate'],
  published: ['edit', 'archive', 'cancel', 'delete', 'duplicate'],
  cancelled: ['delete', 'duplicate'],
  archived: ['delete', 'duplicate'],
};

/**
 * True when an event allows the action. `isAwaiting`: it was published while its business was not verified, so that nobody
 * sees it and its credits are only reserved.
 */
export function canEvent(status: EventStatus, isAwaiting: boolean, action: EventAction): boolean {
  return allowed[isAwaiting ? 'awaiting' : status].includes(action);
}
