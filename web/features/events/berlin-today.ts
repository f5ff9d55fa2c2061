const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The calendar day in Berlin, yyyy-MM-dd: events live there, wherever the browser is. */
export function berlinToday(now: Date): string {
  return days.format(now);
}
