/** The one time zone of the product: every event time is wall time there. */
export const BERLIN = 'Europe/Berlin';

const days = new Intl.DateTimeFormat('en-CA', { timeZone: BERLIN });
const times = new Intl.DateTimeFormat('en-GB', { timeZone: BERLIN, hour: '2-digit', minute: '2-digit' });

/** The day of the minute asked for last: a list asks the same for each of its rows, and formatting costs. */
let asked = { minute: Number.NaN, day: '' };

/** Calendar day in Berlin at the given instant, as yyyy-MM-dd, wherever the browser is. */
export function berlinDay(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== asked.minute) asked = { minute, day: days.format(now) };
  return asked.day;
}

/** Time of day in Berlin at the given instant, as HH:mm. */
export function berlinTimeOfDay(now: Date): string {
  return times.format(now);
}
