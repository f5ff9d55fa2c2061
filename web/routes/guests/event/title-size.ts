/** Widths of letters of the headline font at its narrowest, in parts of the size. */
const WIDE = /[mwMW@%&]/;
const NARROW = /[iljtfrI.,:;!|'’ -]/;
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 0.62 : NARROW.test(letter) ? 0.27 : 0.45), 0);

/** Sizes in hundredths of the notice's inner width; style sheets have a class `size-…` for each. */
const oneLine = [214, 190, 170, 150, 136, 124] as const;
const PHONE_LEAST = 150;

/** The largest size at which a title stands on one line, else two or three; by the longest word also where it must break. */
export function titleClasses(title: string): string {
  const width = widthOf(title);
  const word = Math.max(...title.split(/[\s:-]+/).map(widthOf));
  const fits = (size: number) => width * size <= 1000;
  const holds = (size: number) => word * size <= 1000;
  const wide = oneLine.find(fits) ?? [124, 112, 90, 70].find((size) => holds(size) && width * size <= 2900) ?? 56;
  const phone =
    oneLine.find((size) => size >= PHONE_LEAST && fits(size)) ??
    [142, 124, 112, 90].find((size) => holds(size) && width * size <= 2900) ??
    70;
  return `wide-${wide} phone-${phone}`;
}
