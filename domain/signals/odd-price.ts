/** Maximum plausible prices in cents; courses and festivals last longer. */
const mostOf = { evening: 20_000, course: 40_000 } as const;

/** Tags of events with higher prices: courses, tastings, several days. */
const courseTags: ReadonlySet<string> = new Set([
  'fitness',
  'running',
  'yoga',
  'climbing',
  'cycling',
  'wine_tasting',
  'cooking_class',
  'workshop',
  'festival',
]);

/** Ratio to the usual price above which a price that is not small is odd. */
const times = 6;
const notSmall = 6_000;
/** Fewer prices make no usual one. */
const leastPrices = 3;

function median(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Implausible for its kind, or far above the business's last events. In cents. */
export function isOddPrice(price: number, tags: readonly string[], former: readonly number[]): boolean {
  if (price > mostOf[tags.some((tag) => courseTags.has(tag)) ? 'course' : 'evening']) return true;
  const paid = former.filter((one) => one > 0);
  return paid.length >= leastPrices && price >= notSmall && price >= times * median(paid);
}
