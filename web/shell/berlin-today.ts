const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The calendar day in Berlin, yyyy-MM-dd: events live there, wherever the browser is. */
export function berlinToday(now: Date): string {
  return days.format(now);
}

const times = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** The time of day in Berlin, HH:mm. */
export function berlinTime(now: Date): string {
  return times.format(now);
}
