import { expect, test } from 'vitest';
import { toneInList, toneOfTags } from '#domain/catalogue/tag-tones.ts';

test.each([
  [['techno'], 'rose'],
  [['fitness'], 'clover'],
  [['wind_down'], 'tomato'],
  [['brunch'], 'amber'],
  [['quiz', 'techno'], 'azure'],
  [['workshop'], 'tomato'],
  [[], 'kraft'],
  [['no_such_tag'], 'kraft'],
])('an event tagged %j is %s', (tags, tone) => expect(toneOfTags(tags)).toBe(tone));

test('among the events of a business only a draft without a tag is grey', () => {
  expect(toneInList('draft', [])).toBe('line');
  expect(toneInList('draft', ['quiz'])).toBe('azure');
  for (const status of ['scheduled', 'published', 'cancelled', 'archived'] as const)
    expect(toneInList(status, [])).toBe('kraft');
});
