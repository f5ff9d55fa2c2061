import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';
import { groupOfTag, stubColorOfTags, tagGroups, tagLabel } from '#domain/catalogue/tags.ts';

const all: readonly CatalogueEntry[] = tagGroups.flatMap((group): readonly CatalogueEntry[] => group.entries);

describe('event tags', () => {
  it('come in the six groups of the specification, in its order', () => {
    expect(tagGroups.map((group) => group.key)).toEqual([
      'music_party',
      'sport_fitness',
      'social_lifestyle',
      'food_drinks',
      'entertainment',
      'event_types',
    ]);
    for (const group of tagGroups) expect([6, 7]).toContain(group.entries.length);
  });

  it('have distinct snake_case keys and distinct labels, well written in both languages', () => {
    for (const { key } of all) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  });

  it('know their group', () => {
    for (const group of tagGroups) for (const { key } of group.entries) expect(groupOfTag(key)?.key).toBe(group.key);
    for (const word of ['sports', '', 'Techno', 'music_party', 'constructor', 'pub_crawl'])
      expect(groupOfTag(word)).toBeUndefined();
  });

  it('show their label, and an unknown tag as its own words', () => {
    expect(tagLabel('street_food', 'de')).toBe('Streetfood');
    expect(tagLabel('street_food', 'en')).toBe('Street food');
    expect(tagLabel('pub_crawl', 'de')).toBe('pub crawl');
  });
});

describe('stub colour', () => {
  it.each([
    ['techno', 'date'],
    ['fitness', 'habit'],
    ['wind_down', 'tomato'],
    ['brunch', 'amber'],
    ['quiz', 'meetup'],
    ['workshop', 'tomato'],
  ])('of an event tagged %s is %s', (tag, color) => {
    expect(stubColorOfTags([tag])).toBe(color);
  });

  it('follows the first tag', () => {
    expect(stubColorOfTags(['quiz', 'techno', 'brunch'])).toBe('meetup');
    expect(stubColorOfTags(['techno', 'quiz'])).toBe('date');
  });

  it('passes over tags outside the catalogue', () => {
    expect(stubColorOfTags(['sports', 'basketball'])).toBe('habit');
  });

  it('is the line colour without a known tag', () => {
    expect(stubColorOfTags([])).toBe('line');
    expect(stubColorOfTags(['pub_crawl'])).toBe('line');
  });
});
