import type { OpeningHours } from '#domain/hours/opening-hours.ts';

/** A yearly period with its own week, inclusive; may span New Year. */
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

export function seasonOn<S extends Range>(seasons: readonly S[], day: string): S | undefined {
  return seasons.find((season) => holds(season, day.slice(5)));
}

export function seasonsOverlap(a: Range, b: Range): boolean {
  return holds(a, b.start) || holds(b, a.start);
}
