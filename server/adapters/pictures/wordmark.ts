import { wordmark as drawing } from '#domain/shared/wordmark.ts';
import { circle, group, shape } from '#server/adapters/pictures/shapes.ts';

const [, top = 0, width = 0] = drawing.viewBox.split(' ').map(Number);

/** By right edge and baseline; `height` includes the i's head. */
export function wordmark(right: number, baseline: number, height: number, fill: string): string {
  const { transform, stem, head } = drawing.joining;
  const scale = height / -top;
  return group(
    `translate(${(right - width * scale).toFixed(2)} ${baseline}) scale(${scale.toFixed(5)})`,
    shape(drawing.letters, fill),
    group(transform, shape(stem, fill), circle(0, head.cy, head.r, fill)),
  );
}
