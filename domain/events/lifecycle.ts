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

/** Whether guests see a published event, as its row or the API says it. */
type Sight =
  | { awaitsVerification: boolean; heldUntil: Date | null }
  | { awaiting_verification: boolean; held_until: string | null };

/** Published while its business was not verified, or held before guests see it. */
export function isUnseen(event: Sight): boolean {
  return 'heldUntil' in event
    ? event.awaitsVerification || event.heldUntil !== null
    : event.awaiting_verification || event.held_until !== null;
}

/** True when an event allows the action. */
export function canEvent(event: Sight & { status: EventStatus }, action: EventAction): boolean {
  return allowed[isUnseen(event) ? 'unseen' : event.status].includes(action);
}
