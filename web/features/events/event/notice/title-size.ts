import { longestWordWidth, titleWidth } from '#domain/guest-pages/title-width.ts';

/** Sizes in thousandths of the notice's width; style sheets have the classes `wide-…` and `phone-…` for each. */
const oneLine = [214, 190, 170, 150, 136, 124] as const;
const PHONE_LEAST = 150;
/** The width inside the margins at which a line is full, in the same unit: of a wide notice and of one 288 px wide. */
const WIDE_LINE = 950;
const PHONE_LINE = 935;
const THREE_LINES = 2.9;

/** The largest size at which a title fits on one line, else on two or three lines without breaking a word. */
export function titleClasses(title: string): string {
  const width = titleWidth(title);
  const word = longestWordWidth(title);
  const fits = (line: number) => (size: number) => width * size <= line;
  const holds = (line: number) => (size: number) => word * size <= line && width * size <= line * THREE_LINES;
  const wide = oneLine.find(fits(WIDE_LINE)) ?? [124, 112, 90, 70].find(holds(WIDE_LINE)) ?? 56;
  const phone =
    oneLine.filter((size) => size >= PHONE_LEAST).find(fits(PHONE_LINE)) ??
    [142, 124, 112, 90, 70].find(holds(PHONE_LINE)) ??
    56;
  return `wide-${wide} phone-${phone}`;
}
