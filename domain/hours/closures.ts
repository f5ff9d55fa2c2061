/** Inclusive, regardless of the opening hours. `id` is the time of entry. */
export interface ExtraordinaryClosure {
  id: string;
  start_date: string;
  end_date: string;
  reason: string;
}

export function closureOn(closures: readonly ExtraordinaryClosure[], day: string): ExtraordinaryClosure | undefined {
  return closures.find(({ start_date: start, end_date: end }) => start <= day && day <= end);
}

/** Current and coming soonest first, then past ones latest first. */
export function sortClosures<C extends ExtraordinaryClosure>(closures: readonly C[], today: string) {
  const byStart = [...closures].sort((a, b) => a.start_date.localeCompare(b.start_date));
  return {
    coming: byStart.filter(({ end_date: end }) => end >= today),
    past: byStart.filter(({ end_date: end }) => end < today).reverse(),
  };
}
