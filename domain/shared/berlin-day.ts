/** The one time zone of the product: every event time is wall time there. */
export const BERLIN = 'Europe/Berlin';

/** Remembers what the minute asked for last gave: a list asks the same for each of its rows, a page for each of its guests, and formatting costs. */
function ofMinute(format: Intl.DateTimeFormat): (now: Date) => string {
  let asked = { minute: Number.NaN, text: '' };
  return (now) => {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== asked.minute) asked = { minute, text: format.format(now) };
    return asked.text;
  };
}

/** Calendar day in Berlin at the given instant, as yyyy-MM-dd, wherever the browser is. */
export const berlinDay = ofMinute(new Intl.DateTimeFormat('en-CA', { timeZone: BERLIN }));

/** Time of day in Berlin at the given instant, as HH:mm. */
export const berlinTimeOfDay = ofMinute(
  new Intl.DateTimeFormat('en-GB', { timeZone: BERLIN, hour: '2-digit', minute: '2-digit' }),
);
