import { encode } from 'uqr';
import { fitTitle } from '#server/adapters/pictures/fit-title.ts';
import type { Notice } from '#server/adapters/pictures/notice.ts';
import { dashed, group, shape, sizeWithin, textLine } from '#server/adapters/pictures/shapes.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';

interface Row {
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
  fill: string;
}

const MARGIN = 18;
/** Quiet zone of the QR code. */
const QUIET = 14.5;
/** Leaves room for the words. */
const MOST_CODE = 142;

/** Tear-off strips with event details and QR code. */
export function posterStrips(setter: Typesetter, notice: Notice, row: Row): string {
  const step = row.width / row.count;
  const code = Math.min(step - 2 * QUIET, MOST_CODE);
  const words = stripWords(setter, notice, row.height - code - 2 * MARGIN - 24, step, row.fill);
  const content =
    group(`translate(0 ${MARGIN})`, words) +
    group(
      `translate(${(step - code) / 2} ${row.height - code - 24})`,
      shape(qrPath(notice.posterAddress, code), row.fill),
    );
  return Array.from({ length: row.count }, (_, index) => {
    const left = row.x + index * step;
    const cut = index === 0 ? '' : dashed(`M${left} ${row.y}V${row.y + row.height}`, row.fill);
    return cut + group(`translate(${left} ${row.y})`, content);
  }).join('');
}

/** Three lines, rotated along the strip. */
function stripWords(setter: Typesetter, notice: Notice, length: number, width: number, fill: string): string {
  const title = fitTitle(notice.title, {
    width: length,
    steps: [
      { lines: 1, largest: 46, smallest: 34 },
      { lines: 2, largest: 33, smallest: 25 },
      { lines: 3, largest: 24, smallest: 16 },
    ],
    measure: (text) => setter.measure(text, styles.strip),
  });
  const small = (text: string, style: typeof styles.strong | typeof styles.plain, x: number, size: number) =>
    group(`translate(${x} 0) rotate(90)`, textLine(setter, text, style, size, { x: 0, y: 0, fill, within: length }));
  const whenSize = sizeWithin(setter, notice.when, styles.strong, 21, length);
  const leading = title.size * 0.95;
  const [host, when] = [width * 0.17, width * 0.34];
  const first = when + 22 + (title.lines.length - 1) * leading + title.size * 0.2;
  return [
    ...title.lines.map((line, index) =>
      group(
        `translate(${(first - index * leading).toFixed(1)} 0) rotate(90)`,
        textLine(setter, line, styles.strip, title.size, { x: 0, y: 0, fill }),
      ),
    ),
    small(notice.when, styles.strong, when, whenSize),
    small(notice.host, styles.plain, host, 18),
  ].join('');
}

/** A QR code as one path, `side` wide. */
function qrPath(text: string, side: number): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = side / size;
  const at = (count: number) => Number((count * module).toFixed(3));
  let path = '';
  data.forEach((cells, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!cells[x] || cells[x - 1]) continue;
      let end = x;
      while (cells[end]) end += 1;
      path += `M${at(x)} ${at(y)}H${at(end)}V${at(y + 1)}H${at(x)}Z`;
    }
  });
  return path;
}
