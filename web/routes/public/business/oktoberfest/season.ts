import { addDays, weekday } from '#domain/shared/calendar.ts';

const SEASON_DAYS = 16;

/** First Saturday after 15 September, of this season or the next. */
export function openingDay(today: string): string {
  const year = Number(today.slice(0, 4));
  const opening = firstSaturday(year);
  return today <= addDays(opening, SEASON_DAYS) ? opening : firstSaturday(year + 1);
}

function firstSaturday(year: number): string {
  const day = `${year}-09-16`;
  return addDays(day, (6 - weekday(day) + 7) % 7);
}
