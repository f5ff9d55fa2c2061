/** An event by the names of the API. What a browser kept before nights were told has no `night_of`. */
export interface DatedEvent {
  event_date: string | null;
  night_of?: string | null;
}

/** The day an event is shown and grouped on: half past midnight after an open Friday is Friday. */
export function shownDay({ event_date: day, night_of: night }: DatedEvent): string | null {
  return night ?? day;
}
