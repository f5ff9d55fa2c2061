import { expect, test } from 'vitest';
import { decisionOf, directionOf } from './swipe-rule.ts';

test.each([
  ['far to the right, slowly', { dx: 130, width: 328, ms: 900 }, 'approve'],
  ['far to the left, slowly', { dx: -130, width: 328, ms: 900 }, 'reject'],
  ['short and fast', { dx: -70, width: 328, ms: 90 }, 'reject'],
  ['short and slow', { dx: 70, width: 328, ms: 400 }, null],
  ['a slip, however fast', { dx: 40, width: 328, ms: 1 }, null],
  ['nothing at all', { dx: 0, width: 328, ms: 0 }, null],
])('a stroke %s', (_, stroke, decision) => expect(decisionOf(stroke)).toBe(decision));

test('a stroke that goes down scrolls, one that goes sideways moves the card', () => {
  expect(directionOf(3, 3)).toBeNull();
  expect(directionOf(20, 5)).toBe('card');
  expect(directionOf(10, 10)).toBe('page');
  expect(directionOf(0, -30)).toBe('page');
});
