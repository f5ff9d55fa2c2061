import type { OpeningHours } from '#domain/hours/opening-hours.ts';

/** A part of every year with a week of its own, both days included. It may go over New Year's Eve. */
export interface Season {
  name: string;
  /** MM-DD */
  start: string;
  end: string;
  opening_hours: OpeningHours;
}

type Range = Pick<Season, 'start' | 'end'>;

const holds = ({ start, end }: Range, date: string) =>
  start <= end ? start <= date && date <= end : start <= date || date <= end;

/** The season of a calendar day. */
export function seasonOn<S extends Range>(seasons: readonly S[], day: string): S | undefined {
  return seasons.find((season) => holds(season, day.slice(5)));
}

/** Whether some day of the year is in both. */
export function seasonsOverlap(a: Range, b: Range): boolean {
  return holds(a, b.start) || holds(b, a.start);
}
