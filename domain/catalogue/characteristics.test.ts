import { describe, expect, it } from 'vitest';
import { activities } from '#domain/catalogue/activities.ts';
import { activityGroups } from '#domain/catalogue/activity-groups.ts';
import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';
import { findEntry } from '#domain/catalogue/catalogue.ts';
import { characteristicGroups, isCharacteristic, shownCharacteristics } from '#domain/catalogue/characteristics.ts';

const all: readonly CatalogueEntry[] = characteristicGroups.flatMap(
  (group): readonly CatalogueEntry[] => group.entries,
);

describe('user characteristics', () => {
  it('hold as many entries as the specification says', () => {
    expect(characteristicGroups.map((group) => [group.key, group.entries.length])).toEqual([
      ['act', 60],
      ['sport', 70],
      ['music', 27],
      ['culture', 22],
      ['instr', 100],
      ['travel', 33],
    ]);
  });

  it.each(characteristicGroups.map((group) => [group.key, group] as const))(
    'prefix every key of %s and write it in snake_case',
    (prefix, group) => {
      for (const { key } of group.entries) expect(key).toMatch(new RegExp(`^${prefix}(_[a-z0-9]+)+$`));
      expect(group.entries.length).toBeGreaterThan(shownCharacteristics);
    },
  );

  it('have distinct keys and labels across all groups, well written in both languages', () => {});

  it('are told from anything else', () => {
    for (const { key } of all) expect(isCharacteristic(key)).toBe(true);
    for (const key of ['', 'act_', 'act', 'ACT_BRUNCH', 'techno', 'constructor', '__proto__'])
      expect(isCharacteristic(key)).toBe(false);
  });
});

describe('weekend activity groups', () => {
  it('are the seven of the standalone page, in order', () => {
    expect(activityGroups.map((group) => group.key)).toEqual([
      'morning',
      'social_family',
      'outdoor_nature',
      'creative_arts',
      'entertainment',
      'party_nightlife',
      'lifestyle_chill',
    ]);
  });

  it('hold every activity exactly once', () => {
    const grouped = activityGroups.flatMap((group) => group.entries.map((entry) => entry.key));
    expect(grouped.toSorted()).toEqual(activities.map((entry) => entry.key).toSorted());
  });

  it('share their labels with the activity catalogue', () => {
    for (const activity of activities) expect(findEntry(activityGroups, activity.key)).toEqual(activity);
  });
});
