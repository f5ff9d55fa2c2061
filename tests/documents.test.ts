import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { eventField } from './recipes/event-field.ts';
import { recipes } from './recipes/recipes.ts';
import {
  exists,
  featureOf,
  importsBetween,
  importsOf,
  layerOf,
  nodesInCircles,
  readFiles,
  serverFolderOf,
} from './support/source-files.ts';

const folders = [
  'domain',
  'contract',
  'database',
  'server',
  'i18n',
  'web',
  'tests',
  'e2e',
  'bench',
  'ops',
  'scripts',
  'docs',
  'packages',
];
const documents = readFiles(/^(README|CONTRIBUTING|SECURITY|docs\/.*|ops\/.*|bench\/.*|packages\/.*)\.md$/);
const product = readFiles(/^(domain|contract|database|server|i18n|web)\/.*\.(ts|tsx|js)$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);
const architecture = documents.find(({ path }) => path === 'docs/architecture.md')?.text ?? '';

const byRecipe = new Set(recipes.flatMap(({ edits }) => Object.keys(edits)).filter((path) => !exists(path)));

/** Wrong matches in the documents, as `document: match`. */
const found = (pattern: RegExp, isWrong: (match: string, path: string) => boolean) =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([, match = '']) => (isWrong(match, path) ? [`${path}: ${match}`] : [])),
  );

test('every path a document cites exists', () => {
  const isCited = (target: string) => folders.includes(layerOf(target)) && !byRecipe.has(target);
  expect(found(/`([\w.@$-]+(?:\/[\w.@$-]+)+\/?)`/g, (target) => isCited(target) && !exists(target))).toEqual([]);
});

test('every file a document links to exists', () => {
  const isMissing = (target: string, path: string) =>
    !/^[a-z]+:/.test(target) && !exists(posix.join(dirname(path), target));
  expect(found(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g, isMissing)).toEqual([]);
});

test('every script a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(found(/`npm run ([\w:-]+)/g, (name) => !(name in scripts))).toEqual([]);
});

test('the numbers of docs/architecture.md are those of the tree', () => {
  const imports = product.flatMap(importsOf);
  const features = importsBetween(imports, featureOf);
  const pairs = new Set(features.map(({ from, target }) => `${from.path} ${target}`));
  const roomSizes = new Map<string, number>();
  for (const { path } of product) {
    const room = /^web\/features\/events\/([^/]+)\//.exec(path)?.[1];
    if (room) roomSizes.set(room, (roomSizes.get(room) ?? 0) + 1);
  }
  const numbers = {
    'circles of files': nodesInCircles(imports).length,
    'folders of `server/` that reach each other in a circle': nodesInCircles(importsBetween(imports, serverFolderOf))
      .length,
    'features of `web/` that reach each other in a circle': nodesInCircles(features).length,
    'pairs of features with an import': pairs.size,
    'files of the largest room of the feature events, without tests': Math.max(...roomSizes.values()),
    'files by hand for a new field of an event': Object.keys(eventField.edits).length,
  };
  const table = Object.entries(numbers).map(([what, number]) => `| ${what} | ${number} |`);
  expect(table.filter((row) => !architecture.includes(row))).toEqual([]);
});

test('only server/boot/start.ts reads the clock, as docs/domain/time.md says', () => {
  const clock = /\bnew Date\(\s*\)|\bDate\.now\(|\bTemporal\.Now\b/;
  const readers = product.filter(({ path, text }) => path.startsWith('server/') && clock.test(text));
  expect(readers.map(({ path }) => path)).toEqual(['server/boot/start.ts']);
});
