/** The name under which what is typed into an event of the list is kept. */
export function quickEdits(eventId: string): string {
  return `event-in-list.${eventId}`;
}
