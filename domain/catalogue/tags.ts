import type { CatalogueEntry, CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { findEntry, findGroup, labelOf } from '#domain/catalogue/catalogue.ts';
import type { Language } from '#domain/shared/language.ts';

/** Tags offered on screens. The API accepts other short snake_case words. */
export const tagGroups = [
  {
    key: 'music_party',
    de: 'Musik & Party',
    en: 'Music & party',
    entries: [
      { key: 'techno', de: 'Techno', en: 'Techno' },
      { key: 'live_music', de: 'Live-Musik', en: 'Live music' },
      { key: 'karaoke', de: 'Karaoke', en: 'Karaoke' },
      { key: 'dj_set', de: 'DJ-Set', en: 'DJ set' },
      { key: 'open_mic', de: 'Open Mic', en: 'Open mic' },
      { key: 'dance', de: 'Tanzen', en: 'Dancing' },
      { key: 'hip_hop', de: 'Hip-Hop', en: 'Hip-hop' },
    ],
  },
  {
    key: 'sport_fitness',
    de: 'Sport & Fitness',
    en: 'Sport & fitness',
    entries: [
      { key: 'fitness', de: 'Fitness', en: 'Fitness' },
      { key: 'running', de: 'Laufen', en: 'Running' },
      { key: 'yoga', de: 'Yoga', en: 'Yoga' },
      { key: 'football', de: 'Fußball', en: 'Football' },
      { key: 'basketball', de: 'Basketball', en: 'Basketball' },
      { key: 'climbing', de: 'Klettern', en: 'Climbing' },
      { key: 'cycling', de: 'Radfahren', en: 'Cycling' },
    ],
  },
  {
    key: 'social_lifestyle',
    de: 'Social & Lifestyle',
    en: 'Social & lifestyle',
    entries: [
      { key: 'wind_down', de: 'Feierabend', en: 'Winding down' },
      { key: 'new_in_town', de: 'Neu in der Stadt', en: 'New in town' },
      { key: 'after_work', de: 'Afterwork', en: 'After-work' },
      { key: 'students', de: 'Studierende', en: 'Students' },
      { key: 'queer', de: 'Queer', en: 'Queer' },
      { key: 'young_professionals', de: 'Junge Berufstätige', en: 'Young professionals' },
      { key: 'singles', de: 'Singles', en: 'Singles' },
    ],
  },
  {
    key: 'food_drinks',
    de: 'Essen & Trinken',
    en: 'Food & drinks',
    entries: [
      { key: 'wine_tasting', de: 'Weinprobe', en: 'Wine tasting' },
      { key: 'craft_beer', de: 'Craft Beer', en: 'Craft beer' },
      { key: 'brunch', de: 'Brunch', en: 'Brunch' },
      { key: 'street_food', de: 'Streetfood', en: 'Street food' },
      { key: 'cooking_class', de: 'Kochkurs', en: 'Cooking class' },
      { key: 'cocktails', de: 'Cocktails', en: 'Cocktails' },
      { key: 'vegan', de: 'Vegan', en: 'Vegan' },
    ],
  },
  {
    key: 'entertainment',
    de: 'Entertainment',
    en: 'Entertainment',
    entries: [
      { key: 'quiz', de: 'Quiz', en: 'Quiz' },
      { key: 'trivia', de: 'Trivia', en: 'Trivia' },
      { key: 'comedy', de: 'Comedy', en: 'Comedy' },
      { key: 'cinema', de: 'Kino', en: 'Cinema' },
      { key: 'game_night', de: 'Spieleabend', en: 'Game night' },
      { key: 'theatre', de: 'Theater', en: 'Theatre' },
      { key: 'poetry_slam', de: 'Poetry Slam', en: 'Poetry slam' },
    ],
  },
  {
    key: 'event_types',
    de: 'Event-Arten',
    en: 'Event types',
    entries: [
      { key: 'workshop', de: 'Workshop', en: 'Workshop' },
      { key: 'festival', de: 'Festival', en: 'Festival' },
      { key: 'market', de: 'Markt', en: 'Market' },
      { key: 'exhibition', de: 'Ausstellung', en: 'Exhibition' },
      { key: 'talk', de: 'Vortrag', en: 'Talk' },
      { key: 'networking', de: 'Networking', en: 'Networking' },
      { key: 'opening', de: 'Eröffnung', en: 'Opening' },
    ],
  },
] as const satisfies readonly CatalogueGroup[];

export type TagGroup = (typeof tagGroups)[number];
export type TagGroupKey = TagGroup['key'];

export function groupOfTag(tag: string): TagGroup | undefined {
  return findGroup<TagGroup>(tagGroups, tag);
}

/** Unknown tags become words: `pub_crawl`, "pub crawl". */
export function tagLabel(tag: string, language: Language): string {
  const entry: CatalogueEntry | undefined = findEntry(tagGroups, tag);
  return entry ? labelOf(entry, language) : tag.replaceAll('_', ' ');
}

/** Group of the first tag in the catalogue. */
export function groupOfTags(tags: readonly string[]): TagGroupKey | undefined {
  for (const tag of tags) {
    const group = groupOfTag(tag);
    if (group) return group.key;
  }
  return undefined;
}
