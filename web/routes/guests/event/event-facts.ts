import type { GuestEvent } from '#contract/guest-pages.ts';
import type { TagGroupKey } from '#domain/catalogue/tags.ts';
import { groupOfTags } from '#domain/catalogue/tags.ts';
import type { Language } from '#domain/shared/language.ts';
import entertainment from '#web/art/scenes/entertainment.svg?url';
import eventTypes from '#web/art/scenes/event_types.svg?url';
import foodDrinks from '#web/art/scenes/food_drinks.svg?url';
import musicParty from '#web/art/scenes/music_party.svg?url';
import socialLifestyle from '#web/art/scenes/social_lifestyle.svg?url';
import sportFitness from '#web/art/scenes/sport_fitness.svg?url';

const scenes: Record<TagGroupKey, string> = {
  music_party: musicParty,
  sport_fitness: sportFitness,
  social_lifestyle: socialLifestyle,
  food_drinks: foodDrinks,
  entertainment,
  event_types: eventTypes,
};

const tagsOf = (event: GuestEvent) => event.category?.tags ?? [];

/** The group that gives an event its colour; `none` without a tag of the catalogue. */
export const toneOf = (event: GuestEvent): TagGroupKey | 'none' => groupOfTags(tagsOf(event)) ?? 'none';

/** An address of an image as a page may load it: stored on this host, it is asked of the host that was opened. */
export function pictureAddress(url: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith('/media/') ? pathname : url;
}

/** The event's own picture, else the scene of its tags. */
export function pictureOf(event: GuestEvent): string {
  if (event.image_url) return pictureAddress(event.image_url);
  const tone = toneOf(event);
  return scenes[tone === 'none' ? 'social_lifestyle' : tone];
}

export type EventState = 'open' | 'full' | 'cancelled' | 'over';

/** What the paper looks like. */
export function stateOf(event: GuestEvent, isOver: boolean): EventState {
  if (event.status === 'cancelled') return 'cancelled';
  if (isOver) return 'over';
  const { max_participants: places, participant_counts: counts } = event;
  return places !== null && counts.joined + counts.offered >= places ? 'full' : 'open';
}

/** Places nobody has and nobody was offered; null without a limit. */
export function freePlaces({ max_participants: places, participant_counts: counts }: GuestEvent): number | null {
  return places === null ? null : Math.max(0, places - counts.joined - counts.offered);
}

/** `20:00` is `20` in German, where "Uhr" follows. */
export function clock(time: string, language: Language): string {
  const [hour = '', minute] = time.split(':');
  if (language !== 'de') return `${hour}:${minute}`;
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}

/** `20–23`, `ab 19`, or nothing for a whole day. */
export function hoursOf({ start_time: start, end_time: end }: GuestEvent, language: Language): string | null {
  if (!start) return null;
  return end ? `${clock(start, language)}–${clock(end, language)}` : clock(start, language);
}

/** What one pays, in cents, and when; null = a price that only the shop for tickets names. */
export function entryOf(event: GuestEvent): { cents: number | null; when: Entry } {
  const { ticket_type, ticket_price, box_office, box_office_price } = event;
  if (ticket_type === 'paid') {
    const cents = ticket_price ?? box_office_price;
    return { cents, when: box_office ? 'presaleAndDoor' : cents === null ? 'priceOpen' : 'presale' };
  }
  if (box_office && box_office_price) return { cents: box_office_price, when: 'door' };
  return { cents: 0, when: 'free' };
}
type Entry = 'free' | 'presale' | 'door' | 'presaleAndDoor' | 'priceOpen';
