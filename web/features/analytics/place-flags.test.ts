import { describe, expect, it } from 'vitest';
import { oncePerDay, placeFlags } from './place-flags.ts';

describe('flags above a chart', () => {
  it('fly in one row while there is room', () => {
    expect(placeFlags([0.1, 0.4, 0.8])).toEqual([0, 0, 0]);
  });

  it('fly higher the further left they stand, so that no pole crosses a flag', () => {
    expect(placeFlags([0.1, 0.2, 0.3])).toEqual([2, 1, 0]);
    expect(placeFlags([0.5, 0.5])).toEqual([1, 0]);
  });

  it('have no name where three lie over each other', () => {
    expect(placeFlags([0.1, 0.12, 0.14, 0.16, 0.9])).toEqual([null, 2, 1, 0, 0]);
    expect(placeFlags([])).toEqual([]);
  });
});

describe('events of one name on one day', () => {
  const flag = (day: string, title: string, kind: 'held' | 'published', id: string) => ({ day, title, kind, id });
  it('have one flag, that of the one that took place', () => {
    const flags = [
      flag('2026-11-14', 'Frühschoppen', 'published', 'a'),
      flag('2026-11-14', 'Frühschoppen', 'held', 'b'),
      flag('2026-11-14', 'Frühschoppen', 'held', 'c'),
      flag('2026-11-14', 'Kneipenquiz', 'published', 'd'),
      flag('2026-11-21', 'Frühschoppen', 'published', 'e'),
    ];
    expect(oncePerDay(flags).map(({ id }) => id)).toEqual(['b', 'd', 'e']);
  });
});
