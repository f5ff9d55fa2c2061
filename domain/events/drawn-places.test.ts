import { expect, test } from 'vitest';
import { drawnPlaces } from './drawn-places.ts';

test.each([
  ['one figure for each place', 1, 20, 40, 20, 1],
  ['as many as there may be', 39, 40, 40, 40, 39],
  ['no more than there are', 25, 24, 40, 24, 24],
  ['nobody', 0, 20, 40, 20, 0],
  ['each a share of many places', 60, 120, 40, 40, 20],
  ['one who is in among many places', 1, 500, 40, 40, 1],
  ['more than there is room for', 130, 120, 40, 40, 40],
  ['without a limit each person', 7, null, 20, 20, 7],
  ['without a limit more than there is room for', 99, null, 20, 20, 20],
])('%s', (_, joined, max, most, figures, filled) =>
  expect(drawnPlaces({ joined, max, most })).toEqual({ figures, filled }),
);
