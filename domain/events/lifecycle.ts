export const eventStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export type EventAction =
  | 'edit'
  | 'publish'
  | 'schedule'
  /** A scheduled event becomes a draft again. */
  | 'withdraw'
  | 'archive'
  | 'delete'
  /** A draft with the same content. */
  | 'duplicate';

/** Which actions an event's status allows; server and screens read the same table. */
const allowed: Record<EventStatus, readonly EventAction[]> = {
  draft: ['edit', 'publish', 'schedule', 'delete', 'duplicate'],
  scheduled: ['edit', 'publish', 'schedule', 'withdraw', 'delete', 'duplicate'],
  published: ['edit', 'archive', 'delete', 'duplicate'],
  archived: ['delete', 'duplicate'],
};

/** True when an event with this status allows the action. */
export function canEvent(status: EventStatus, action: EventAction): boolean {
  return allowed[status].includes(action);
}
