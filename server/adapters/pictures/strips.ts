import { dashed, group, shape, textLine } from '#server/adapters/pictures/shapes.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';

interface Strips {
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
  /** Missing strips. */
  torn: readonly number[];
  word: string;
  size: number;
  ink: string;
  /** Colour behind a missing strip. */
  behind: string;
}

/** Ragged edge left by a strip. */
export function raggedEdge(x: number, y: number, width: number, height: number): string {
  const heights = [5, 9, 3, 8, 4, 9, 3, 7, 4];
  const points = heights.map((up, index) => `L${(x + (width * index) / (heights.length - 1)).toFixed(1)} ${y + up}`);
  return `M${x} ${y + height}${points.join('')}L${x + width} ${y + height}Z`;
}

/** A row of strips with gaps. */
export function stripsRow(setter: Typesetter, strips: Strips): string {
  const { x, y, width, height, count, torn, word, size, ink, behind } = strips;
  const step = width / count;
  const isTorn = (index: number) => torn.includes(index);
  const wordWidth = setter.measure(word, styles.strip) * size;
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * step;
    const edge = index === 0 ? '' : dashed(`M${left.toFixed(1)} ${y}V${y + height}`, `${ink}8c`);
    if (isTorn(index)) return shape(raggedEdge(left, y, step, height), behind);
    const isBesideGap = isTorn(index - 1);
    const middle = `translate(${(left + step / 2 - size * 0.34).toFixed(1)} ${y + (height - wordWidth) / 2}) rotate(90)`;
    return (
      (isBesideGap ? '' : edge) + group(middle, textLine(setter, word, styles.strip, size, { x: 0, y: 0, fill: ink }))
    );
  }).join('');
}
