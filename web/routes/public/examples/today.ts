import { berlinToday } from '#web/shell/berlin-today.ts';

/** The day in Berlin when the page is rendered; kept pages are rendered anew every hour. */
export function today(): string {
  return berlinToday(new Date());
}
