import { expect, test } from 'vitest';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';

test.each([
  [['techno'], 'rose'],
  [['fitness'], 'clover'],
  [['wind_down'], 'tomato'],
  [['brunch'], 'amber'],
  [['quiz', 'techno'], 'azure'],
  [['workshop'], 'tomato'],
  [[], 'line'],
])('an event tagged %j is %s', (tags, tone) => expect(toneOfTags(tags)).toBe(tone));
