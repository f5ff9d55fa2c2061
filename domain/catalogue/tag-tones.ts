import type { TagGroupKey } from '#domain/catalogue/tags.ts';
import { groupOfTags } from '#domain/catalogue/tags.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';

/** The colours that events have by what they are about, by their names in `web/styles/tokens.css`. */
type TagTone = 'tomato' | 'amber' | 'azure' | 'rose' | 'clover';

/** The colour of an event: `kraft`, brown paper, is that of events without a tag, `line` the grey of drafts and of what is cancelled. */
export type EventTone = TagTone | 'kraft' | 'line';

const tones: Record<TagGroupKey, TagTone> = {
  music_party: 'rose',
  sport_fitness: 'clover',
  social_lifestyle: 'tomato',
  food_drinks: 'amber',
  entertainment: 'azure',
  event_types: 'tomato',
};

/** The colour of an event with these tags, on screens, pages and pictures alike. */
export function toneOfTags(tags: readonly string[]): EventTone {
  const group = groupOfTags(tags);
  return group ? tones[group] : 'kraft';
}

/** The same among drafts, which are grey until they have a tag. */
export function toneInList(status: EventStatus, tags: readonly string[]): EventTone {
  return status === 'draft' && groupOfTags(tags) === undefined ? 'line' : toneOfTags(tags);
}
