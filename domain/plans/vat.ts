/** Current rate, included in every price. */
export const vatPercent = 19;

/** German standard rates by day of supply; `until` is inclusive, rows are contiguous. */
export const vatRates: readonly { from: string; until: string | null; percent: number }[] = [
  { from: '2007-01-01', until: '2020-06-30', percent: 19 },
  { from: '2020-07-01', until: '2020-12-31', percent: 16 },
  { from: '2021-01-01', until: null, percent: vatPercent },
];

export function vatPercentOn(day: string): number {
  const rate = vatRates.find(({ from, until }) => from <= day && (until === null || day <= until));
  if (!rate) throw new Error(`no rate of VAT is known for ${day}`);
  return rate.percent;
}
