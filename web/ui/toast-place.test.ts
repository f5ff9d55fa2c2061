import { expect, it } from 'vitest';
import { lowestFreeFoot } from './toast-place.ts';

const toast = { left: 16, right: 344, top: 700, bottom: 760 };
const box = (top: number, bottom: number, left = 0, right = 360) => ({ left, right, top, bottom });

it.each([
  ['stays where nothing lies below it', [], 20],
  ['goes above a bar', [box(700, 780)], 84],
  ['stays beside what it does not reach', [box(700, 780, 350, 360)], 20],
  ['goes between two controls where it fits', [box(700, 780), box(500, 560)], 84],
  ['goes above two that are close', [box(700, 780), box(640, 690)], 148],
])('%s', (_, boxes, foot) => {
  expect(lowestFreeFoot(toast, boxes, 780, 20)).toBe(foot);
});

it('covers as few as possible where nothing is free', () => {
  const rows = Array.from({ length: 13 }, (_, index) => box(index * 60, index * 60 + 56));
  expect(lowestFreeFoot(toast, [...rows, box(700, 780)], 780, 20)).toBeGreaterThan(20);
});
