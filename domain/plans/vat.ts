/** The rate of today. Every price includes it. */
export const vatPercent = 19;

/** The standard rate of German VAT by the day of the supply; `until` is the last day. The rows follow each other without a gap. */
export const vatRates: readonly { from: string; until: string | null; percent: number }[] = [
  { from: '2007-01-01', until: '2020-06-30', percent: 19 },
  { from: '2020-07-01', until: '2020-12-31', percent: 16 },
  { from: '2021-01-01', until: null, percent: vatPercent },
];

/** The rate that a supply of this day has. */
export function vatPercentOn(day: string): number {
  const rate = vatRates.find(({ from, until }) => from <= day && (until === null || day <= until));
  if (!rate) throw new Error(`no rate of VAT is known for ${day}`);
  return rate.percent;
}
