import type { TagGroupKey } from '#domain/catalogue/tags.ts';
import { groupOfTags } from '#domain/catalogue/tags.ts';
import type { StubTone } from '#web/ui/ticket.tsx';

const tones: Record<TagGroupKey, StubTone> = {
  music_party: 'rose',
  sport_fitness: 'clover',
  social_lifestyle: 'tomato',
  food_drinks: 'amber',
  entertainment: 'azure',
  event_types: 'tomato',
};

/** Colour of an event's date stub; the colour of a line without a tag of the catalogue. */
export function stubToneOf(tags: readonly string[]): StubTone {
  const group = groupOfTags(tags);
  return group ? tones[group] : 'line';
}
