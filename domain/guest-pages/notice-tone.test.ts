import { expect, test } from 'vitest';
import { noticeTone } from '#domain/guest-pages/notice-tone.ts';

test('a notice has the colour of its business, otherwise of its tags, otherwise of plain paper', () => {
  expect(noticeTone({ accent: 'teal', tags: ['quiz'] })).toBe('teal');
  expect(noticeTone({ accent: null, tags: ['quiz'] })).toBe('azure');
  expect(noticeTone({ accent: null, tags: [] })).toBe('kraft');
});
