export const eventStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export type EventAction = 'edit' | 'publish' | 'delete';

/** Which action an event's status allows; server and screens read the same table. */
const allowed: Record<EventStatus, readonly EventAction[]> = {
  draft: ['edit', 'publish', 'delete'],
  scheduled: ['delete'],
  published: ['edit', 'delete'],
  archived: ['delete'],
};

/** True when an event with this status allows the action. */
export function canEvent(status: EventStatus, action: EventAction): boolean {
  return allowed[status].includes(action);
}
