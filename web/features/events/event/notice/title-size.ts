import { longestWordWidth, titleWidth } from '#domain/guest-pages/title-width.ts';

/** Headline of a notice; requires `titleClasses`. */
export const titleStyle =
  'wrap-anywhere hyphens-auto mx-(--pad) pt-[0.06em] pb-[0.14em] font-display font-extrabold font-stretch-75% text-[length:calc(var(--size)*0.95)]/[0.93] tracking-[-0.04em] @min-[44rem]/notice:@max-[76rem]/notice:text-[length:calc(var(--size)*0.89)]';

/** Size in thousandths of the notice's width, with the classes for wide and narrow notices. */
const classes = {
  214: ['wide-notice:title-214', 'title-214'],
  190: ['wide-notice:title-190', 'title-190'],
  170: ['wide-notice:title-170', 'title-170'],
  150: ['wide-notice:title-150', 'title-150'],
  142: ['wide-notice:title-142', 'title-142'],
  136: ['wide-notice:title-136', 'title-136'],
  124: ['wide-notice:title-124', 'title-124'],
  112: ['wide-notice:title-112', 'title-112'],
  90: ['wide-notice:title-90', 'title-90'],
  70: ['wide-notice:title-70', 'title-70'],
  56: ['wide-notice:title-56', 'title-56'],
} as const;
const oneLine = [214, 190, 170, 150, 136, 124] as const;
const PHONE_LEAST = 150;
/** Full line in the same unit: of a wide notice, and of one 288 px wide. */
const WIDE_LINE = 950;
const PHONE_LINE = 935;
const THREE_LINES = 2.9;

/** The largest size for one line, else for two or three without breaking words. */
export function titleClasses(title: string): string {
  const width = titleWidth(title);
  const word = longestWordWidth(title);
  const fits = (line: number) => (size: number) => width * size <= line;
  const holds = (line: number) => (size: number) => word * size <= line && width * size <= line * THREE_LINES;
  const wide = oneLine.find(fits(WIDE_LINE)) ?? ([124, 112, 90, 70] as const).find(holds(WIDE_LINE)) ?? 56;
  const phone =
    oneLine.filter((size) => size >= PHONE_LEAST).find(fits(PHONE_LINE)) ??
    ([142, 124, 112, 90, 70] as const).find(holds(PHONE_LINE)) ??
    56;
  return `${classes[wide][0]} ${classes[phone][1]}`;
}
