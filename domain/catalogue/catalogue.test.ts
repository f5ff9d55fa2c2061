import { describe, expect, it } from 'vitest';
import { activityGroups } from '#domain/catalogue/activity-groups.ts';
import { businessTypeEntries } from '#domain/catalogue/business-types.ts';
import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';
import { findEntry, findGroup, labelOf } from '#domain/catalogue/catalogue.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { eventCategories } from '#domain/catalogue/event-categories.ts';
import { legalFormEntries } from '#domain/catalogue/legal-forms.ts';
import { profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import { tagGroups } from '#domain/catalogue/tags.ts';

/** Characteristics count as one list: labels are unique across its groups. */
const lists: readonly [string, readonly CatalogueEntry[]][] = [
  ['tag groups', tagGroups],
  ['tags', tagGroups.flatMap((group): readonly CatalogueEntry[] => group.entries)],
  ['characteristic groups', characteristicGroups],
  ['characteristics', characteristicGroups.flatMap((group): readonly CatalogueEntry[] => group.entries)],
  ['activity groups', activityGroups],
  ['business types', businessTypeEntries],
  ['legal forms', legalFormEntries],
  ['profile categories', profileCategoryEntries],
  ['event categories', eventCategories],
];

/** Add only words that need no translation. */
const sameInBoth = new Set(
  `A cappella, Afrobeats, Aikido, Alphorn, Alternative, American Football, Backpacking, Badminton, Balalaika, Bandoneon,
  Banjo, Bansuri, Bar, Baseball, Basketball, Beauty, Blues, Bongos, Bouzouki, Bowling, Brunch, Business, Café, Cajón,
  Calisthenics, Cello, Club, Clubbing, Cocktails, Comedy, Congas, Country, Craft Beer, Darbuka, Darts, Design, Didgeridoo,
  Disco, Djembe, Drum and Bass, Duduk, Entertainment, Erhu, Euphonium, Festival, Festivals, Fitness, Folk,
  Functional Training, Funk, Glockenspiel, Golf, Guzheng, Handball, Handpan, Harmonium, Hip-Hop, Hotel, House, Indie, Jazz,
  Jiu-Jitsu, Judo, K-Pop, Kalimba, Karaoke, Karate, Keyboard, Kora, Koto, Latin, Lifestyle & Chill, Marimba, Marketing,
  Melodica, Metal, Muay Thai, Musicals, Networking, Ney, Nordic Walking, Oboe, Open Mic, Oud, Padel, Parkour, Pilates,
  Podcasts, Poetry Slam, Pop, Punk, Queer, Quiz, R&B, Raves, Restaurant, Rock, Rugby, Safaris, Saz, Schlager, Shamisen,
  Shopping, Singer-Songwriter, Singles, Sitar, Social & Lifestyle, Songwriting, Soul, Sport, Sport & Fitness, Squash,
  Synthesizer, Tabla, Taekwondo, Techno, Tennis, Theremin, Tin Whistle, Trance, Triathlon, Trivia, Tuba, Ukulele,
  Ultimate Frisbee, Vegan, Volleyball, Wellness, Workations, Workshop, Yoga, Zither`.split(/,\s+/),
);

describe.each(lists)('%s', (_name, entries) => {
  it('have distinct keys', () => {
    expect(repeated(entries.map(({ key }) => key))).toEqual([]);
  });

  it.each(['de', 'en'] as const)('have distinct labels in %s, none empty or badly spaced', (language) => {
    const labels = entries.map((entry) => labelOf(entry, language));
    expect(repeated(labels.map((label) => label.toLowerCase()))).toEqual([]);
    expect(labels.filter((label) => !/^\S+( \S+)*$/.test(label))).toEqual([]);
    expect(labels.filter((label) => label.length > 60)).toEqual([]);
  });

  it('are translated', () => {
    const untranslated = entries.filter(({ de, en }) => de.toLowerCase() === en.toLowerCase() && !sameInBoth.has(de));
    expect(untranslated).toEqual([]);
    expect(entries.filter(({ en }) => /[äöüß]/i.test(en))).toEqual([]);
  });
});

describe('look-up', () => {
  it('finds an entry and its group by key', () => {
    expect(findEntry(tagGroups, 'brunch')).toEqual({ key: 'brunch', de: 'Brunch', en: 'Brunch' });
    expect(findGroup(characteristicGroups, 'music_jazz')?.key).toBe('music');
  });

  it('finds nothing for a key that is in no group, or is a group', () => {
    expect(findEntry(tagGroups, 'music_party')).toBeUndefined();
    expect(findGroup(tagGroups, '')).toBeUndefined();
  });
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
