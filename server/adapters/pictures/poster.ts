import type { PosterInk, PosterSize } from '#domain/guest-pages/picture-paths.ts';
import { groundOf } from '#server/adapters/pictures/colours.ts';
import { illustrate } from '#server/adapters/pictures/illustration.ts';
import { logoPlate } from '#server/adapters/pictures/logo-plate.ts';
import type { Illustration, Logo, Notice } from '#server/adapters/pictures/notice.ts';
import { posterHead } from '#server/adapters/pictures/poster-head.ts';
import { posterStrips } from '#server/adapters/pictures/poster-strips.ts';
import { person, picture, rect, sizeWithin, textLine } from '#server/adapters/pictures/shapes.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import type { TextStyle, Typesetter } from '#server/adapters/pictures/typefaces.ts';

/** A4 at 150 dpi; A5 is scaled, with wider strips. */
export const SHEET = { width: 1240, height: 1754 };
/** Printable area. */
const FIELD = { x: 40, y: 40, width: 1160, height: 1334 };
const FRAME = 8;
const LEFT = 97;
const RIGHT = 1143;
const RULE = 825;
const DAY = 415;
/** One per place, at most a full row. */
const MOST_PEOPLE = 40;

const stripCounts: Record<PosterSize, number> = { a4: 8, a5: 6 };

interface Look {
  size: PosterSize;
  ink: PosterInk;
  logo: Logo | null;
}

/** Printer black. */
const BLACK = '#000000';

/** A poster with tear-off strips. Without colours no area is filled. */
export function drawPoster(
  setter: Typesetter,
  notice: Notice,
  illustration: Illustration,
  { size, ink, logo }: Look,
): string {
  const fill = BLACK;
  const isColoured = ink === 'colour';
  const frame = isColoured ? 0 : FRAME;
  return picture(
    SHEET.width,
    SHEET.height,
    isColoured
      ? rect(FIELD.x, FIELD.y, FIELD.width, FIELD.height, groundOf(notice.tone).full)
      : framed(FIELD.x, FIELD.y, FIELD.width, FIELD.height, fill),
    posterHead(
      setter,
      notice,
      { fill, left: LEFT, right: RIGHT, bleed: FIELD.x + FIELD.width, bottom: RULE - 36 },
      (box) =>
        [
          illustrate(illustration, box.x, box.y, box.width - frame, box.height),
          logoPlate(logo, { right: box.x + box.width - frame, top: box.y + frame, width: 210, height: 72 }),
          isColoured ? '' : framed(box.x - FRAME, box.y, box.width + FRAME, box.height, fill),
        ].join(''),
    ),
    rect(FIELD.x, RULE, FIELD.width, FRAME, fill),
    dateBlock(setter, notice, fill),
    peopleRow(notice.capacity, FIELD.y + FIELD.height - frame, fill),
    posterStrips(setter, notice, {
      x: FIELD.x,
      y: FIELD.y + FIELD.height,
      width: FIELD.width,
      height: SHEET.height - FIELD.y - FIELD.height,
      count: stripCounts[size],
      fill,
    }),
  );
}

function framed(x: number, y: number, width: number, height: number, stroke: string): string {
  return `<rect x="${x + FRAME / 2}" y="${y + FRAME / 2}" width="${width - FRAME}" height="${height - FRAME}" fill="none" stroke="${stroke}" stroke-width="${FRAME}"/>`;
}

function dateBlock(setter: Typesetter, notice: Notice, fill: string): string {
  const column = Math.max(485, LEFT + setter.measure(notice.day, styles.day) * DAY + 48);
  const line = (text: string, style: TextStyle, size: number, y: number, within = RIGHT - column) =>
    textLine(setter, text, style, size, { x: column, y, fill, within });
  const large = Math.min(
    ...[notice.month, notice.time].map((text) => sizeWithin(setter, text, styles.month, 155, RIGHT - column)),
  );
  const end = (text: string, y: number, style: TextStyle) =>
    textLine(setter, text, style, 31, { x: RIGHT, y, fill, align: 'end' });
  const besides = (text: string) => RIGHT - column - (text ? setter.measure(text, styles.strong) * 31 + 32 : 0);
  return [
    textLine(setter, notice.weekday, styles.label, 38, { x: LEFT, y: 902, fill }),
    textLine(setter, notice.day, styles.day, DAY, { x: LEFT - 10, y: 1247, fill }),
    line(notice.month, styles.month, large, 994),
    line(notice.time, styles.month, large, 1133),
    line(notice.place, styles.strong, 31, 1206, besides(notice.price)),
    line(notice.address, styles.label, 31, 1247, besides(notice.places)),
    end(notice.price, 1206, styles.strong),
    end(notice.places, 1247, styles.label),
  ].join('');
}

function peopleRow(capacity: number | null, ground: number, fill: string): string {
  const count = Math.min(capacity ?? MOST_PEOPLE, MOST_PEOPLE);
  const step = (RIGHT - LEFT - 16) / (MOST_PEOPLE - 1);
  return Array.from({ length: count }, (_, index) =>
    person(Math.round(LEFT + 8 + index * step), ground, 52, fill),
  ).join('');
}
