import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Requirements of ASVS 5.0 in levels 1 and 2: how many each section has, counted from 1 without a gap. */
const requirements: Record<string, Record<string, number>> = {
  V1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  V2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  V3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  V4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  V5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  V6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  V7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  V8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  V11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  V12: { 1: 3, 2: 2, 3: 4 },
  V13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  V14: { 1: 2, 2: 4, 3: 3 },
  V15: { 1: 3, 2: 3, 3: 7 },
  V16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
};
const states = ['met', 'not applicable', 'open'];

const [, table = ''] = readFileSync('docs/security.md', 'utf8').split('## OWASP ASVS');
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('the table of requirements has every one of them once, in their order', () => {
  const expected = Object.entries(requirements).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, i) => `${chapter.slice(1)}.${section}.${i + 1}`),
    ),
  );
  expect(rows.map(([id]) => id)).toEqual(expected);
});

test('each of them has one of three states, and says by what or why', () => {
  const wrong = rows.filter(([, , , state = '', why]) => !states.includes(state) || !why);
  expect(wrong).toEqual([]);
  expect(rows.filter(({ length }) => length !== 5)).toEqual([]);
});
