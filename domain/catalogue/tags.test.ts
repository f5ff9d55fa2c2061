import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';
import { groupOfTag, groupOfTags, tagGroups, tagLabel } from '#domain/catalogue/tags.ts';

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

describe('the group of an event', () => {
  it.each([
    ['techno', 'music_party'],
    ['fitness', 'sport_fitness'],
    ['wind_down', 'social_lifestyle'],
    ['brunch', 'food_drinks'],
    ['quiz', 'entertainment'],
    ['workshop', 'event_types'],
  ])('tagged %s is %s', (tag, group) => {
    expect(groupOfTags([tag])).toBe(group);
  });

  it('follows the first tag', () => {
    expect(groupOfTags(['quiz', 'techno', 'brunch'])).toBe('entertainment');
    expect(groupOfTags(['techno', 'quiz'])).toBe('music_party');
  });

  it('passes over tags outside the catalogue', () => {
    expect(groupOfTags(['sports', 'basketball'])).toBe('sport_fitness');
  });

  it('is none without a known tag', () => {
    expect(groupOfTags([])).toBeUndefined();
    expect(groupOfTags(['pub_crawl'])).toBeUndefined();
  });
});
