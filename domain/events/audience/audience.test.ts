import { describe, expect, it } from 'vitest';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { characteristicGroups, isCharacteristic } from '#domain/catalogue/characteristics.ts';
import { groupOfTag, tagGroups } from '#domain/catalogue/tags.ts';
import { searchAudience } from '#domain/events/audience/search-audience.ts';
import { suggestAudience } from '#domain/events/audience/suggest-audience.ts';

const none = { tags: [], interests: [] };

describe('suggested tags and interests', () => {
  it('are six for every kind of business, all of the catalogue, none twice', () => {
    for (const businessType of businessTypes) {
      for (const hasInterests of [true, false]) {
        const { tags, interests } = suggestAudience({ title: '', businessType, chosen: none, hasInterests });
        expect([...tags, ...interests], businessType).toHaveLength(6);
        expect(new Set(tags).size).toBe(tags.length);
        for (const tag of tags) expect(groupOfTag(tag)).toBeDefined();
        for (const interest of interests) expect(isCharacteristic(interest)).toBe(true);
        if (!hasInterests) expect(interests).toEqual([]);
      }
    }
  });

  it.each([
    ['Kneipenquiz', 'bar', ['trivia', 'quiz'], 'act_pub_quiz'],
    ['Brunch mit Jazz', 'cafe', ['brunch', 'live_music'], 'act_brunch'],
    ['Board games night', 'bar', ['game_night'], 'act_board_games'],
    ['Yoga im Park', 'fitness', ['yoga'], 'sport_yoga'],
  ] as const)('begin with what "%s" speaks of', (title, businessType, tags, interest) => {
    const suggested = suggestAudience({ title, businessType, chosen: none, hasInterests: true });
    expect(suggested.tags).toEqual(expect.arrayContaining([...tags]));
    expect(suggested.tags[0]).toBe(tags[0]);
    expect(suggested.interests[0]).toBe(interest);
  });

  it('leave out what is chosen, and are still six', () => {
    const chosen = { tags: ['quiz', 'trivia', 'after_work', 'cocktails', 'karaoke'], interests: ['act_bar_hopping'] };
    const { tags, interests } = suggestAudience({
      title: 'Kneipenquiz',
      businessType: 'bar',
      chosen,
      hasInterests: true,
    });
    expect([...tags, ...interests]).toHaveLength(6);
    for (const key of [...chosen.tags, ...chosen.interests]) expect([...tags, ...interests]).not.toContain(key);
  });
});

describe('the search for tags and interests', () => {
  it('finds every one by its name, in German and in English', () => {
    for (const { key, de, en } of tagGroups.flatMap((group) => [...group.entries]))
      for (const name of [de, en]) expect(searchAudience(name).tags, name).toContain(key);
    for (const group of characteristicGroups)
      for (const { key, de, en } of group.entries)
        for (const name of [de, en]) expect(searchAudience(name).interests, name).toContain(key);
  });

  it.each([
    ['  QUI', 'quiz'],
    ['fussb', 'football'],
    ['Konzert', 'live_music'],
    ['pub quiz', 'quiz'],
    ['studi', 'students'],
    ['eroffnung', 'opening'],
  ])('understands "%s"', (query, tag) => {
    expect(searchAudience(query).tags).toContain(tag);
  });

  it('puts names that begin with it first, and finds nothing for nothing', () => {
    expect(searchAudience('m').tags[0]).toBe('market');
    expect(searchAudience('   ')).toEqual(none);
    expect(searchAudience('xyzzy')).toEqual(none);
  });
});
