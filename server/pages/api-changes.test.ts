import Parser from 'rss-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiChanges } from '#domain/shared/api-changes.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['de', 'Was neu ist'],
  ['en', 'What’s new'],
])('the change log of the API is a feed in %s', async (language, title) => {
  const answer = await app.app.request(`/api/changes.atom?lang=${language}`);
  expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const feed = await new Parser().parseString(await answer.text());
  expect(feed.title).toContain(title);
  expect(feed.items).toHaveLength(apiChanges.length);
  expect(feed.items.map(({ link }) => link?.split('/').at(-1))).toEqual(
    apiChanges.map(({ name }) => `changes#${name}`),
  );
  expect(feed.items.every((item) => item.title)).toBe(true);
  expect(feed.items[0]?.isoDate).toBe('2026-11-29T00:00:00.000Z');
});
