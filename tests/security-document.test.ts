import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commentsOf } from './support/comments.ts';
import { readFiles } from './support/source-files.ts';

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

/** Rows that no test can show: there is none of something, or a platform does it. */
const byNature = ['1.3.5', '1.3.7', '1.5.1', '3.7.1', '6.2.10', '6.4.2', '11.2.1', '16.2.2'];

/** Requirements that a comment `// ASVS 1.2.3, 1.2.4.` above a test names, with the files of those tests. */
const named = new Map<string, string[]>();
for (const { path, text } of readFiles(/\.(test|spec)\.tsx?$/).flatMap(commentsOf))
  for (const [, ids = ''] of text.matchAll(/\bASVS ((?:\d+\.\d+\.\d+(?:, )?)+)/g))
    for (const id of ids.split(', ').filter(Boolean)) named.set(id, [...(named.get(id) ?? []), path]);

test('a row is met exactly when a test names it', () => {
  const met = rows.filter(([, , , state]) => state === 'met').map(([id = '']) => id);
  const silent = met.filter((id) => !named.has(id));
  expect(silent).toEqual(byNature);
  expect([...named.keys()].filter((id) => !met.includes(id))).toEqual([]);
});

test('a row that cites tests cites those that name it', () => {
  const wrong = rows.flatMap(([id = '', , , state, why = '']) => {
    const cited = [...why.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
    const naming = named.get(id) ?? [];
    return state === 'met' && cited.length > 0 && !cited.some((path) => naming.includes(path))
      ? [`${id}: ${naming}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

// ASVS 2.1.2, 2.1.3, 5.1.1, 6.1.1, 6.1.3, 7.1.1, 7.1.2, 8.1.1, 11.1.1, 11.1.2, 13.1.1, 13.2.1, 14.1.1, 14.1.2, 15.1.1, 15.1.2, 15.1.3, 16.1.1.
test('the parts and documents that the table refers to have words', () => {
  const parts = new Map(
    document
      .split(/^##+ /m)
      .map((part) => [part.split('\n')[0]?.toLowerCase().replaceAll(' ', '-'), part.split(/\s+/).length]),
  );
  const links = rows.flatMap(([, , , , why = '']) =>
    [...why.matchAll(/\]\(#([\w-]+)\)/g)].map(([, part = '']) => part),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((part) => (parts.get(part) ?? 0) < 40)).toEqual([]);
  const documents = rows.flatMap(([, , , , why = '']) =>
    [...why.matchAll(/`(docs\/[^`]+)`/g)].map(([, path = '']) => path),
  );
  expect(documents.filter((path) => !existsSync(path))).toEqual([]);
});
