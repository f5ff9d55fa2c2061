/** An event with the API's field names. Old browser data lacks `night_of`. */
export interface DatedEvent {
  event_date: string | null;
  night_of?: string | null;
}

/** 00:30 after an open Friday is Friday. */
export function shownDay({ event_date: day, night_of: night }: DatedEvent): string | null {
  return night ?? day;
}
