/** In cents, what an evening may cost before somebody looks; courses and festivals take days. */
const mostOf = { evening: 20_000, course: 40_000 } as const;

/** Tags of what costs more than an evening: taught, tasted or lasting for days. */
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

/** A price is far from the usual when it is so many times as high, and not small either. */
const times = 6;
const notSmall = 6_000;
/** Of fewer prices nothing is usual. */
const leastPrices = 3;

function median(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Whether a price in cents is absurdly high for its kind, or far above what the business asked for its last events. */
export function isOddPrice(price: number, tags: readonly string[], former: readonly number[]): boolean {
  if (price > mostOf[tags.some((tag) => courseTags.has(tag)) ? 'course' : 'evening']) return true;
  const paid = former.filter((one) => one > 0);
  return paid.length >= leastPrices && price >= notSmall && price >= times * median(paid);
}
