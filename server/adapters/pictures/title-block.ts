import type { SetTitle } from '#server/adapters/pictures/fit-title.ts';
import { textLine } from '#server/adapters/pictures/shapes.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';

interface Box {
  x: number;
  top: number;
  bottom: number;
  /** Alignment of fewer lines. */
  align: 'middle' | 'top';
  /** In font sizes. */
  leading: number;
  fill: string;
}

/** Title lines in a box, measured with diacritics and descenders; smaller if too high. */
export function titleBlock(setter: Typesetter, { lines, size }: SetTitle, box: Box): string {
  const { above } = setter.lay(lines[0] ?? '', styles.title, 1);
  const { below } = setter.lay(lines.at(-1) ?? '', styles.title, 1);
  const needed = above + box.leading * (lines.length - 1) + below;
  const room = box.bottom - box.top;
  const fitted = Math.min(size, room / needed);
  const spare = box.align === 'middle' ? (room - fitted * needed) / 2 : 0;
  return lines
    .map((line, index) => {
      const y = box.top + spare + fitted * (above + index * box.leading);
      return textLine(setter, line, styles.title, fitted, { x: box.x, y: Math.round(y), fill: box.fill });
    })
    .join('');
}
