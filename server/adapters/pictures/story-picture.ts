import { colours, groundOf } from '#server/adapters/pictures/colours.ts';
import { fitTitle } from '#server/adapters/pictures/fit-title.ts';
import { illustrate } from '#server/adapters/pictures/illustration.ts';
import { logoPlate } from '#server/adapters/pictures/logo-plate.ts';
import { dachshund, lamp, nightStreet } from '#server/adapters/pictures/night-street.ts';
import type { Illustration, Logo, Notice } from '#server/adapters/pictures/notice.ts';
import {
  factsLine,
  group,
  person,
  picture,
  rect,
  shape,
  sizeWithin,
  textLine,
} from '#server/adapters/pictures/shapes.ts';
import { stateStamp } from '#server/adapters/pictures/state-stamp.ts';
import { raggedEdge, stripsRow } from '#server/adapters/pictures/strips.ts';
import { styles } from '#server/adapters/pictures/styles.ts';
import { titleBlock } from '#server/adapters/pictures/title-block.ts';
import type { Typesetter } from '#server/adapters/pictures/typefaces.ts';
import { wordmark } from '#server/adapters/pictures/wordmark.ts';

const WIDTH = 1080;
const HEIGHT = 1920;
/** Apps cover the top 250 and bottom 340 pixels. */
const NOTICE = { x: 70, y: 290, width: 940, body: 1276, bottom: 1743 };
const LEFT = 130;
const RIGHT = 945;
const GROUND = 1846;
const STRIPS = 7;
const TORN = [2, 5];
const PICTURE = { y: 928, height: 352 };
const DAY = 205;

const titleSteps = [
  { lines: 2, largest: 266, smallest: 150 },
  { lines: 3, largest: 168, smallest: 116 },
  { lines: 4, largest: 120, smallest: 84 },
];

/** Story picture, 1080 x 1920. */
export function drawStory(setter: Typesetter, notice: Notice, illustration: Illustration, logo: Logo | null): string {
  const { full, wash } = groundOf(notice.tone);
  const ground = { hangs: full, cancelled: colours.line, over: wash }[notice.state];
  return picture(
    WIDTH,
    HEIGHT,
    nightStreet(WIDTH, HEIGHT, GROUND),
    rect(NOTICE.x, NOTICE.y, NOTICE.width, NOTICE.body, ground),
    strips(setter, notice, ground),
    lamp(540, 95),
    group(
      'translate(540 292) rotate(-3)',
      rect(-65, -29, 130, 58, ground === colours.amber ? colours.blue : colours.amber),
    ),
    words(setter, notice),
    illustrate(illustration, NOTICE.x, PICTURE.y, NOTICE.width, PICTURE.height),
    logoPlate(logo, { right: NOTICE.x + NOTICE.width, top: PICTURE.y, width: 280, height: 96 }),
    stateStamp(setter, notice, 540, PICTURE.y + PICTURE.height / 2, 120),
    people(),
  );
}

function words(setter: Typesetter, notice: Notice): string {
  const fill = notice.state === 'hangs' ? colours.ink : colours.ink2;
  const column = Math.max(398, LEFT + setter.measure(notice.day, styles.day) * DAY + 36);
  const within = RIGHT - column;
  const title = fitTitle(notice.title, {
    width: RIGHT + 25 - LEFT,
    steps: titleSteps,
    measure: (text) => setter.measure(text, styles.title),
  });
  const large = Math.min(
    ...[notice.month, notice.time].map((text) => sizeWithin(setter, text, styles.month, 92, within)),
  );
  const facts = factsLine(setter, notice, styles.label, 34, within);
  return [
    textLine(setter, notice.invitation, styles.label, 36, { x: LEFT, y: 390, fill, within: 590 }),
    wordmark(RIGHT, 403, 52, fill),
    titleBlock(setter, title, { x: LEFT, top: 448, bottom: PICTURE.y - 30, align: 'middle', leading: 0.82, fill }),
    textLine(setter, notice.weekday, styles.label, 34, { x: LEFT, y: 1352, fill }),
    textLine(setter, notice.day, styles.day, DAY, { x: LEFT - 6, y: 1534, fill }),
    textLine(setter, notice.month, styles.month, large, { x: column, y: 1386, fill }),
    textLine(setter, notice.time, styles.month, large, { x: column, y: 1474, fill }),
    textLine(setter, facts, styles.label, 34, { x: column, y: 1537, fill }),
  ].join('');
}

/** Two strips are missing, one of them falling. */
function strips(setter: Typesetter, notice: Notice, ground: string): string {
  const top = NOTICE.y + NOTICE.body;
  const height = NOTICE.bottom - top;
  const step = NOTICE.width / STRIPS;
  const gone = notice.state === 'over' ? Array.from({ length: STRIPS }, (_, index) => index) : TORN;
  const hanging = Array.from({ length: STRIPS }, (_, index) => index).filter((index) => !gone.includes(index));
  const row = { x: NOTICE.x, y: top, width: NOTICE.width, height, count: STRIPS, size: 44, word: notice.strip };
  const fill = notice.state === 'hangs' ? colours.ink : colours.ink2;
  const word = { x: -setter.measure(row.word, styles.strip) * 22, y: 15, fill };
  return [
    ...hanging.map((index) => rect(NOTICE.x + index * step, top - 1, step + 0.5, height + 1, ground)),
    ...gone.map((index) =>
      group(
        `translate(0 ${2 * top + 8}) scale(1 -1)`,
        shape(raggedEdge(NOTICE.x + index * step, top, step, 9), ground),
      ),
    ),
    stripsRow(setter, { ...row, torn: gone, ink: fill, behind: 'none' }),
    ...(notice.state === 'over'
      ? []
      : [
          group(
            'translate(402 1672) rotate(-12)',
            rect(-step / 2 + 6, -104, step - 12, 196, ground),
            shape(raggedEdge(-step / 2 + 6, 80, step - 12, 24), ground),
            group('rotate(90)', textLine(setter, row.word, styles.strip, row.size, word)),
          ),
        ]),
  ].join('');
}

function people(): string {
  return [
    person(38, GROUND, 206, colours.tomato, -4),
    person(182, GROUND, 144, colours.paper, 5),
    person(326, GROUND, 150, colours.amber, -3),
    dachshund(686, GROUND),
    person(850, GROUND, 150, colours.berry, 5),
    person(1020, GROUND, 196, colours.paper, -4),
  ].join('');
}
