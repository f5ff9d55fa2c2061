/** Reference time of the lines: Sunday, 22 November 2026, 13:00 in Berlin. */
export const readAt = new Date('2026-11-22T12:00:00Z');

/** A typed line and its expected reading. Omitted fields must stay empty. */
export interface EventLine {
  line: string;
  title: string;
  day?: string;
  /** Start and end; either may be missing. */
  times?: string;
  places?: number | 'all';
  /** Euros in advance and at the door. */
  entry?: string;
  tags?: string;
  repeats?: string;
  /** Parts marked as guesses; tags always are. */
  guessed?: string;
}
