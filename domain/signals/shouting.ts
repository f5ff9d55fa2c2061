/** Minimum letters: "DJ", "KNEIPENQUIZ" and "AC/DC NIGHT" are names. */
const letters = 60;
/** Share of capitals; German texts have 0.1. */
const capitals = 0.6;
/** Exclamation marks in a row, and in total. */
const inARow = 5;
const altogether = 8;

/** Mostly capitals, or many exclamation marks. Null if none. */
export function findShouting(text: string): string | null {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all >= letters && upper / all >= capitals) return text;
  const run = new RegExp(`(?:\\S{1,40}\\s?)?!{${inARow},}`, 'u').exec(text)?.[0];
  if (run !== undefined) return run;
  return (text.match(/!/g)?.length ?? 0) >= altogether ? text : null;
}
