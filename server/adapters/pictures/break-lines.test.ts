import { expect, it } from 'vitest';
import { breakLines } from '#server/adapters/pictures/break-lines.ts';

/** Every letter has width 1. */
const setter = { measure: (text: string) => [...text].length };
const style = { family: 'text', weight: 400 } as const;
const lines = (text: string, within: number) => breakLines(setter, text, { style, size: 1, within });

it.each([
  ['Zum Anker', 9, ['Zum Anker']],
  ['Zum Anker', 8, ['Zum', 'Anker']],
  ['Am Kneipenufer 3', 8, ['Am', 'Kneipenu', 'fer 3']],
  ['KOSTENSTELLE88120', 6, ['KOSTEN', 'STELLE', '88120']],
  ['', 5, []],
  ['ab', 0, ['a', 'b']],
])('%j within %d is %j, and nothing is lost', (text, within, expected) => {
  expect(lines(text, within)).toEqual(expected);
  expect(lines(text, within).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
