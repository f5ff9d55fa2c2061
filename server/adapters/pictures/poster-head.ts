import type { SetTitle } from '#server/adapters/pictures/fit-title.ts';
import { findTitle, fitTitle } from '#server/adapters/pictures/fit-title.ts';
import type { Notice } from '#server/adapters/pictures/notice.ts';
import { textLine } from '#server/adapters/pictures/shapes.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import { titleBlock } from '#server/adapters/pictures/title-block.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';
import { wordmark } from '#server/adapters/pictures/wordmark.ts';

interface Frame {
  fill: string;
  left: number;
  right: number;
  /** Right edge of the illustration. */
  bleed: number;
  bottom: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TOP = 176;
const LEADING = 0.845;
/** Illustration beside a short last line, or below all lines. */
const BESIDE = { width: 570, height: 280, smallest: 200, gap: 34 };
const BELOW = { width: 760, height: 300, gap: 24 };

/** Host, largest possible title, and illustration in the remaining corner. */
export function posterHead(setter: Typesetter, notice: Notice, frame: Frame, draw: (box: Box) => string): string {
  const { fill, left, right, bleed, bottom } = frame;
  const measure = (text: string) => setter.measure(text, styles.title);
  const width = right - left;
  const lastWidth = bleed - BESIDE.width - BESIDE.gap - left;
  const beside = findTitle(notice.title, {
    width,
    lastWidth,
    steps: [
      { lines: 2, largest: 340, smallest: 236 },
      { lines: 3, largest: 235, smallest: 165 },
    ],
    measure,
  });
  const above = fitTitle(notice.title, {
    width,
    steps: [
      { lines: 1, largest: 340, smallest: 236 },
      { lines: 2, largest: 172, smallest: 128 },
      { lines: 3, largest: 126, smallest: 80 },
    ],
    measure,
  });
  const isBeside = beside !== null && beside.lines.length > 1 && beside.size > above.size;
  const title = isBeside ? beside : above;
  const box = isBeside
    ? boxBeside(setter, title, frame)
    : { ...BELOW, x: bleed - BELOW.width, y: bottom - BELOW.height };
  const titleBottom = isBeside ? bottom : box.y - BELOW.gap;
  return [
    textLine(setter, notice.invitation, styles.label, 35, { x: left, y: 131, fill, within: 800 }),
    wordmark(right - 4, 143, 50, fill),
    titleBlock(setter, title, { x: left, top: TOP, bottom: titleBottom, align: 'top', leading: LEADING, fill }),
    draw(box),
  ].join('');
}

/** Up to the lines above. */
function boxBeside(setter: Typesetter, { lines, size }: SetTitle, { bleed, bottom }: Frame): Box {
  const { above } = setter.lay(lines[0] ?? '', styles.title, size);
  const { below } = setter.lay(lines.at(-2) ?? '', styles.title, size);
  const free = TOP + above + (lines.length - 2) * LEADING * size + below + 8;
  const y = Math.min(Math.max(bottom - BESIDE.height, free), bottom - BESIDE.smallest);
  return { x: bleed - BESIDE.width, y: Math.round(y), width: BESIDE.width, height: Math.round(bottom - y) };
}
