import { colours } from '#server/adapters/pictures/colours.ts';
import type { Notice } from '#server/adapters/pictures/notice.ts';
import { group, rect, textLine } from '#server/adapters/pictures/shapes.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';

/** State across the picture; empty for a current event. */
export function stateStamp(setter: Typesetter, notice: Notice, x: number, y: number, size: number): string {
  if (notice.state === 'hangs') return '';
  const fill = notice.state === 'cancelled' ? colours.oxblood : colours.ink2;
  const width = setter.measure(notice.stateWord, styles.title) * size;
  const [across, down] = [width + size, size * 1.5];
  return group(
    `translate(${x} ${y}) rotate(-7)`,
    rect(-across / 2, -down / 2, across, down, colours.white),
    `<rect x="${5 - across / 2}" y="${5 - down / 2}" width="${across - 10}" height="${down - 10}" fill="none" stroke="${fill}" stroke-width="5"/>`,
    textLine(setter, notice.stateWord, styles.title, size, { x: -width / 2, y: size * 0.26, fill }),
  );
}
