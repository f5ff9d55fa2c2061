import { expect, test } from 'vitest';
import { tagGroups } from './tags.ts';
import { unknownTags } from './unknown-tags.ts';

test.each([
  ['musik', ['live_music']],
  ['livemusik', ['live_music']],
  ['fussball', ['football']],
  ['basketbal', ['basketball']],
  ['weinprobe', ['wine_tasting']],
  ['feierabend', ['wind_down']],
  ['qwertz', []],
])('%s is unknown and similar to %j', (tag, similar) => {
  expect(unknownTags([tag])).toEqual([{ tag, similar }]);
});

test('tags of the catalogue are known', () => {
  expect(unknownTags(tagGroups.flatMap(({ entries }) => entries.map(({ key }) => key)))).toEqual([]);
});
