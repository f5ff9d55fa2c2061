import type { DayOrder } from './choices.ts';

const NUMERIC = /(?<![\d.:/-])(\d{1,2})([./-])\s?(\d{1,2})(?:\2|$|[\s,;|])/g;

/** Longer cells hold no day. */
const MOST_LETTERS = 120;

/** The order that the days of a table have. Null without any day that may have either. */
export function findDayOrder(cells: Iterable<string>): { order: DayOrder; isSure: boolean } | null {
  const found = { day_first: 0, month_first: 0 };
  let isOpen = false;
  for (const cell of cells) {
    if (cell.length > MOST_LETTERS) continue;
    for (const [, first, sign, second] of cell.matchAll(NUMERIC)) {
      // `20.30` is a time.
      if (sign === '.' && Number(second) > 12 && !/\d[./-]\s?\d{1,2}[./-]/.test(cell)) continue;
      if (Number(first) > 12 && Number(second) <= 12) found.day_first += 1;
      else if (Number(second) > 12 && Number(second) <= 31 && Number(first) <= 12) found.month_first += 1;
      else isOpen ||= sign !== '.' && first !== second;
    }
  }
  const isSure = found.day_first + found.month_first > 0;
  if (!isSure && !isOpen) return null;
  return { order: found.month_first > found.day_first ? 'month_first' : 'day_first', isSure };
}
