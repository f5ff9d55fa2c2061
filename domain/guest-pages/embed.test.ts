import { expect, test } from 'vitest';
import type { EmbedOptions } from '#domain/guest-pages/embed.ts';
import { embedAttributes, embedPagePath, readEmbedOptions } from '#domain/guest-pages/embed.ts';

const usual: EmbedOptions = { lang: null, theme: 'auto', count: 4, size: 'large', accent: null, hours: true };
const chosen: EmbedOptions = { lang: 'en', theme: 'dark', count: 20, size: 'small', accent: 'teal', hours: false };

test.each([usual, chosen])('choices are read as they were written: %o', (options) => {
  const attributes = new Map(Object.entries(embedAttributes(options)));
  expect(readEmbedOptions((name) => attributes.get(name))).toEqual(options);
  const { searchParams } = new URL(embedPagePath('anker', options), 'https://dabei.example');
  expect(readEmbedOptions((name) => searchParams.get(name))).toEqual(options);
});

test('the usual is not written down', () => {
  expect(embedPagePath('anker', usual)).toBe('/embed/anker');
  expect(embedPagePath('anker', { ...usual, count: 2 })).toBe('/embed/anker?count=2');
});

test.each(['0', '-3', 'x', '', '1e999', 'NaN', '0.4', '"><script>'])('nonsense counts as not chosen: %j', (value) => {
  const { count, ...others } = readEmbedOptions(() => value);
  expect(others).toEqual({ lang: null, theme: 'auto', size: 'large', accent: null, hours: true });
  expect([4, 20]).toContain(count);
});

test('no more events than a page of a business has', () => {
  expect(readEmbedOptions((name) => (name === 'count' ? '5000' : null)).count).toBe(20);
});
