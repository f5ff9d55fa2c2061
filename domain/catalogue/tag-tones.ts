import type { TagGroupKey } from '#domain/catalogue/tags.ts';
import { groupOfTags } from '#domain/catalogue/tags.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';

/** Tag colours, named in `web/styles/tokens.css`. */
type TagTone = 'tomato' | 'amber' | 'azure' | 'rose' | 'clover';

/** `kraft` (brown paper): events without tags; `line` (grey): drafts and cancelled events. */
export type EventTone = TagTone | 'kraft' | 'line';

const tones: Record<TagGroupKey, TagTone> = {
  music_party: 'rose',
  sport_fitness: 'clover',
  social_lifestyle: 'tomato',
  food_drinks: 'amber',
  entertainment: 'azure',
  event_types: 'tomato',
};

/** Colour of an event on screens, pages and pictures. */
export function toneOfTags(tags: readonly string[]): EventTone {
  const group = groupOfTags(tags);
  return group ? tones[group] : 'kraft';
}

/** Like `toneOfTags`; drafts without tags are grey. */
export function toneInList(status: EventStatus, tags: readonly string[]): EventTone {
  return status === 'draft' && groupOfTags(tags) === undefined ? 'line' : toneOfTags(tags);
}
