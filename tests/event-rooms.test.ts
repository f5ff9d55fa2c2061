import { expect, test } from 'vitest';
import type { SourceFile } from './support/source-files.ts';
import { importsBetween, importsOf, listFolders, readFiles } from './support/source-files.ts';

const features = readFiles(/^web\/features\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));
const paths = (files: SourceFile[]) => files.map(({ path }) => path);
const within = (pattern: RegExp) => features.filter(({ path }) => pattern.test(path));

/** Rooms of the feature events, each with the rooms it may import. */
const rooms: Record<string, string[]> = {
  event: [],
  guests: ['event'],
  series: ['event'],
  'event-form': ['event', 'series'],
  'event-list': ['event', 'series', 'event-form'],
};
const roomOf = (path: string) => /^web\/features\/events\/([^/]+)\//.exec(path)?.[1];

test('the rooms of events import only rooms below them', () => {
  expect(Object.keys(rooms).sort()).toEqual(listFolders('web/features/events').sort());
  expect(paths(within(/^web\/features\/events\/[^/]+$/))).toEqual([]);
  const arrows = importsBetween(features.flatMap(importsOf), roomOf);
  const wrong = arrows.filter(({ from, target }) => !rooms[from.path]?.includes(target));
  expect([...new Set(wrong.map(({ from, target }) => `${from.path} imports ${target}`))]).toEqual([]);
});

test('a room of events has at most 50 files and 15 % of the lines of the features', () => {
  const linesOf = (files: SourceFile[]) => files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const most = 0.15 * linesOf(within(/^web\/features\//));
  const filesOf = (name: string) => within(new RegExp(`^web/features/events/${name}/`));
  const sizes = Object.keys(rooms).map((name) => ({
    name,
    files: filesOf(name).length,
    lines: linesOf(filesOf(name)),
  }));
  expect(sizes.filter(({ files, lines }) => files > 50 || lines > most)).toEqual([]);
});
