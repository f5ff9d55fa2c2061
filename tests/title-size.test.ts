import { describe, expect, it } from 'vitest';
import { titleWidth } from '#domain/guest-pages/title-width.ts';
import { loadTypesetter } from '#server/adapters/pictures/typefaces.ts';
import { titleClasses } from '#web/features/events/event/notice/title-size.ts';

/** The headline's font in `titleStyle`. */
const headline = { family: 'display', weight: 800, width: 75, tracking: -0.04 } as const;
/** Scale of `cqi` in the style sheet, and the inner share of the notice's width. */
const views = { wide: { scale: 0.95, inner: 1064 / 1160 }, phone: { scale: 0.95, inner: 256 / 288 } } as const;

const typesetter = await loadTypesetter();
const wordsOf = (title: string) => title.split(/\s+|(?<=[-–])/);
const partOf = (classes: string, view: 'wide' | 'phone') =>
  Number(/title-(\d+)/.exec(classes.split(' ')[view === 'wide' ? 0 : 1] ?? '')?.[1]) / 1000;

it.each([
  ['Kneipenquiz', 'wide-notice:title-214 title-214'],
  ['Frühschoppen', 'wide-notice:title-170 title-170'],
  ['Küchenschlacht: Käsespätzle für Fortgeschrittene', 'wide-notice:title-124 title-142'],
])('the title %s has the sizes %s', (title, sizes) => expect(titleClasses(title)).toBe(sizes));

describe('no line of a notice is narrower than a word of its title', () => {
  it.each([
    'Kneipenquiz',
    'Frühschoppen',
    'Wummerwummer',
    'Weihnachtsmarkt',
    'MOMMUMWUMM',
    'Stammtisch der Wattwurmwanderer',
    'Donaudampfschifffahrt',
    'Küchenschlacht: Käsespätzle für Fortgeschrittene',
    'Open-Air-Sommernachtskonzert',
    'Late night ping-pong',
  ])('%s', (title) => {
    for (const [view, { scale, inner }] of Object.entries(views)) {
      const size = partOf(titleClasses(title), view as keyof typeof views) * scale;
      for (const word of wordsOf(title)) expect(typesetter.measure(word, headline) * size).toBeLessThanOrEqual(inner);
    }
  });
});

it('the table of widths is that of the typeface', () => {
  for (const letter of "abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789.,:;!?&-–+/'’ ") {
    const measured = typesetter.measure(letter.repeat(2), headline) - typesetter.measure(letter, headline);
    expect(Math.abs(titleWidth(letter) - measured), letter).toBeLessThan(0.03);
  }
});
