import type { TagGroupKey } from '#domain/catalogue/tags.ts';
import { groupOfTags } from '#domain/catalogue/tags.ts';

/** The colours that events have by what they are about, by their names in `web/styles/tokens.css`. */
type TagTone = 'tomato' | 'amber' | 'azure' | 'rose' | 'clover';

/** The colour of an event; `line` is the grey of those without one. */
export type EventTone = TagTone | 'line';

const tones: Record<TagGroupKey, TagTone> = {
  music_party: 'rose',
  sport_fitness: 'clover',
  social_lifestyle: 'tomato',
  food_drinks: 'amber',
  entertainment: 'azure',
  event_types: 'tomato',
};

/** The colour of an event with these tags, on screens, pages and pictures alike; grey without a tag from the catalogue. */
export function toneOfTags(tags: readonly string[]): EventTone {
  const group = groupOfTags(tags);
  return group ? tones[group] : 'line';
}
