export const eventStatuses = ['draft', 'scheduled', 'published', 'cancelled', 'archived'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** `coming`: future or running. `past`: over, cancelled or archived. Drafts are neither. */
export const eventTimes = ['coming', 'past'] as const;
export type EventTime = (typeof eventTimes)[number];

/** `created`: newest first. `date`: coming events soonest first, past ones latest first. */
export const eventOrders = ['created', 'date'] as const;
export type EventOrder = (typeof eventOrders)[number];

export type EventAction =
  | 'edit'
  | 'publish'
  | 'schedule'
  /** Makes an event that guests cannot see yet a draft. */
  | 'withdraw'
  | 'archive'
  | 'cancel'
  | 'delete'
  | 'duplicate';

/** Actions by status; shared by server and screens. */
const allowed: Record<EventStatus | 'unseen', readonly EventAction[]> = {
  draft: ['edit', 'publish', 'schedule', 'delete', 'duplicate'],
  scheduled: ['edit', 'publish', 'schedule', 'withdraw', 'delete', 'duplicate'],
  unseen: ['edit', 'withdraw', 'delete', 'duplicate'],
  published: ['edit', 'archive', 'cancel', 'delete', 'duplicate'],
  cancelled: ['delete', 'duplicate'],
  archived: ['delete', 'duplicate'],
};

type Sight =
  | { awaitsVerification: boolean; heldUntil: Date | null }
  | { awaiting_verification: boolean; held_until: string | null };

/** Its business is unverified, or the event is held. */
export function isUnseen(event: Sight): boolean {
  return 'heldUntil' in event
    ? event.awaitsVerification || event.heldUntil !== null
    : event.awaiting_verification || event.held_until !== null;
}

export function canEvent(event: Sight & { status: EventStatus }, action: EventAction): boolean {
  return allowed[isUnseen(event) ? 'unseen' : event.status].includes(action);
}
