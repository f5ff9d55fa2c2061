import { colours, groundOf } from '#server/adapters/pictures/colours.ts';
import { fitTitle } from '#server/adapters/pictures/fit-title.ts';
import { illustrate } from '#server/adapters/pictures/illustration.ts';
import { logoPlate } from '#server/adapters/pictures/logo-plate.ts';
import type { Illustration, Logo, Notice } from '#server/adapters/pictures/notice.ts';
import { factsLine, picture, rect, textLine } from '#server/adapters/pictures/shapes.ts';
import { stateStamp } from '#server/adapters/pictures/state-stamp.ts';
import { stripsRow } from '#server/adapters/pictures/strips.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import { titleBlock } from '#server/adapters/pictures/title-block.ts';
import type { TextStyle, Typesetter } from '#server/adapters/pictures/typefaces.ts';
import { wordmark } from '#server/adapters/pictures/wordmark.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 56;
const RIGHT = 1140;
const STRIPS = 12;
const STRIPS_TOP = 511;
/** Fixed, so that joining does not outdate the picture. */
const TORN = [3, 8];
const PICTURE = { x: 680, y: 312, width: 520, height: 199 };
const DAY = 190;

const titleSteps = [
  { lines: 1, largest: 218, smallest: 132 },
  { lines: 2, largest: 112, smallest: 84 },
  { lines: 3, largest: 74, smallest: 56 },
];

/** Link preview, 1200 x 630. */
export function drawLinkPicture(
  setter: Typesetter,
  notice: Notice,
  illustration: Illustration,
  logo: Logo | null,
): string {
  const { full, wash } = groundOf(notice.tone);
  const ground = { hangs: full, cancelled: colours.line, over: wash }[notice.state];
  const fill = notice.state === 'hangs' ? colours.ink : colours.ink2;
  const column = LEFT + setter.measure(notice.day, styles.day) * DAY + 24;
  const within = PICTURE.x - 24 - column;
  const fact = (text: string, style: TextStyle, size: number, y: number) =>
    textLine(setter, text, style, size, { x: column, y, fill, within });
  const title = fitTitle(notice.title, {
    width: RIGHT - LEFT,
    steps: titleSteps,
    measure: (text) => setter.measure(text, styles.title),
  });
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, ground),
    textLine(setter, notice.invitation, styles.label, 27, { x: LEFT, y: 67, fill, within: 900 }),
    wordmark(RIGHT, 80, 43, fill),
    titleBlock(setter, title, { x: LEFT, top: 92, bottom: 300, align: 'middle', leading: 0.93, fill }),
    textLine(setter, notice.day, styles.day, DAY, { x: LEFT - 4, y: 476, fill }),
    fact(notice.weekday, styles.label, 27, 330),
    fact(notice.month, styles.month, 57, 389),
    fact(notice.time, styles.month, 57, 442),
    fact(factsLine(setter, notice, styles.plain, 25, within), styles.plain, 25, 480),
    illustrate(illustration, PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height),
    logoPlate(logo, { right: WIDTH, top: PICTURE.y, width: 190, height: 64 }),
    stripsRow(setter, {
      x: 0,
      y: STRIPS_TOP,
      width: WIDTH,
      height: HEIGHT - STRIPS_TOP,
      count: STRIPS,
      torn: notice.state === 'over' ? Array.from({ length: STRIPS }, (_, index) => index) : TORN,
      word: notice.strip,
      size: 29,
      ink: fill,
      behind: colours.paper,
    }),
    stateStamp(setter, notice, 940, 410, 72),
  );
}
