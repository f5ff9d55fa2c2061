/** Where programs for calendars find one event. The id stays, whatever becomes of the title. */
export const eventCalendarPath = (eventId: string) => `/e/${eventId}.ics`;

/** Where they subscribe to the events of a business. */
export const businessCalendarPath = (businessId: string) => `/b/${businessId}.ics`;
