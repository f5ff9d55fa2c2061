/** Columns in form order. */
export const columns = [
  'title',
  'description',
  'location',
  'event_date',
  'start_time',
  'end_date',
  'end_time',
  'whole_day',
  'max_participants',
  'ticket_price',
  'ticket_url',
  'external_id',
] as const;
export type Column = (typeof columns)[number];

/** Column by heading; empty if ignored. */
export type Mapping = readonly (Column | '')[];
