import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** ASVS 5.0, levels 1 and 2: number of requirements per section, counted from 1 without gaps. */
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

const document = readFileSync('docs/security.md', 'utf8');
const [, table = ''] = document.split('## OWASP ASVS');
const [, promised = ''] =
  document
    .split(/^## /m)
    .find((part) => part.startsWith('Promises'))
    ?.split('|---|---|') ?? [];
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

test('every promise names the tests that hold it, and they are there', () => {
  const promises = promised.split('\n').filter((line) => line.startsWith('|'));
  expect(promises.length).toBeGreaterThan(20);
  const wrong = promises.filter((line) => {
    const paths = [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return paths.length === 0 || paths.some((path) => !/\.(test|spec)\.tsx?$/.test(path) || !existsSync(path));
  });
  expect(wrong).toEqual([]);
});

/** Nothing in the tree can show that there is none of something, or what a platform does. */
const byNature = ['1.3.5', '1.3.7', '1.5.1', '3.2.2', '3.7.1', '6.2.10', '6.4.2', '11.2.1', '12.3.2', '16.2.2'];

test('what is met names the test, the file or the part of the document that shows it', () => {
  const shown = /`[\w.-]+\/[^`]+`|\]\(#|^as \d+\.\d+\.\d+/;
  const silent = rows.filter(([, , , state, why = '']) => state === 'met' && !shown.test(why));
  expect(silent.map(([id]) => id)).toEqual(byNature);
});
