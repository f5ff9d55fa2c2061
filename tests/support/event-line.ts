/** When the lines are read: Sunday, 22 November 2026, 13:00 in Berlin. */
export const readAt = new Date('2026-11-22T12:00:00Z');

/** A line as people write it, and what it means. What is not named here is not to be read. */
export interface EventLine {
  line: string;
  title: string;
  day?: string;
  /** Start and end; one of them may be missing. */
  times?: string;
  places?: number | 'all';
  /** In euros, in advance and at the door. */
  entry?: string;
  tags?: string;
  repeats?: string;
  /** The parts that are shown as guesses. Tags always are. */
  guessed?: string;
}
