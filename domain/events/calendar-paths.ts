/** Calendar address of an event. By id, so a new title keeps it. */
export const eventCalendarPath = (eventId: string) => `/e/${eventId}.ics`;

/** Subscription address of a business's events. */
export const businessCalendarPath = (businessId: string) => `/b/${businessId}.ics`;
