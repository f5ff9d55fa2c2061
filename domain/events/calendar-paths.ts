/** By id, so a new title keeps the address. */
export const eventCalendarPath = (eventId: string) => `/e/${eventId}.ics`;

export const businessCalendarPath = (businessId: string) => `/b/${businessId}.ics`;
