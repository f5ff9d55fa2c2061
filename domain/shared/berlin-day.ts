/** Time zone of the product and all event times. */
export const BERLIN = 'Europe/Berlin';

/** Memoizes the result per minute, since lists format the same instant per row. */
function ofMinute(format: Intl.DateTimeFormat): (now: Date) => string {
  let asked = { minute: Number.NaN, text: '' };
  return (now) => {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== asked.minute) asked = { minute, text: format.format(now) };
    return asked.text;
  };
}

/** yyyy-MM-dd in Europe/Berlin. */
export const berlinDay = ofMinute(new Intl.DateTimeFormat('en-CA', { timeZone: BERLIN }));

/** HH:mm in Europe/Berlin. */
export const berlinTimeOfDay = ofMinute(
  new Intl.DateTimeFormat('en-GB', { timeZone: BERLIN, hour: '2-digit', minute: '2-digit' }),
);
