import { expect, test } from 'vitest';
import { stubToneOf } from './event-image.tsx';

test.each([
  [['techno'], 'rose'],
  [['fitness'], 'clover'],
  [['wind_down'], 'tomato'],
  [['brunch'], 'amber'],
  [['quiz', 'techno'], 'azure'],
  [['workshop'], 'tomato'],
  [[], 'line'],
])('the stub of an event tagged %j is %s', (tags, tone) => expect(stubToneOf(tags)).toBe(tone));
