import { addDays, weekday } from '#domain/shared/calendar.ts';

const SEASON_DAYS = 16;

/** The opening day: the first Saturday after 15 September, of the current season or the next one. */
export function openingDay(today: string): string {
  const year = Number(today.slice(0, 4));
  const opening = firstSaturday(year);
  return today <= addDays(opening, SEASON_DAYS) ? opening : firstSaturday(year + 1);
}

function firstSaturday(year: number): string {
  const day = `${year}-09-16`;
  return addDays(day, (6 - weekday(day) + 7) % 7);
}
