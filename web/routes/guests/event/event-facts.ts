import type { GuestEvent } from '#contract/guest-pages.ts';
import type { TagGroupKey } from '#domain/catalogue/tags.ts';
import { groupOfTags } from '#domain/catalogue/tags.ts';
import { freePlaces, takenPlaces } from '#domain/events/participation.ts';
import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import { noticeTone } from '#domain/guest-pages/notice-tone.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatNight, formatWeekday } from '#i18n/format.ts';
import { mediaAddress, THIS_HOST } from '#web/api/media-address.ts';
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

/** The colour of its notice. */
export const toneOf = (event: GuestEvent): NoticeTone =>
  noticeTone({ accent: event.business.accent, tags: tagsOf(event) });

/** The event's own picture, else the scene of its tags. */
export function illustrationOf(event: GuestEvent): string {
  if (event.image_url) return mediaAddress(event.image_url, THIS_HOST);
  return scenes[groupOfTags(tagsOf(event)) ?? 'social_lifestyle'];
}

export type EventState = 'open' | 'full' | 'cancelled' | 'over';

/** What the paper looks like. */
export function stateOf(event: GuestEvent, isOver: boolean): EventState {
  if (event.status === 'cancelled') return 'cancelled';
  if (isOver) return 'over';
  return placesLeft(event) === 0 ? 'full' : 'open';
}

/** Places nobody has and nobody was offered; infinite without a limit. */
export function placesLeft(event: GuestEvent): number {
  return freePlaces(event, takenPlaces(event.participant_counts));
}

/** German says full hours without their minutes. */
const clocks: Record<Language, (time: string) => string> = {
  de: (time) => time.replace(/:00$/, ''),
  en: (time) => time,
};

/** `20:00:00` as a figure: `20`, where a language has a word for the hour, else `20:00`. */
export const clock = (time: string, language: Language) => clocks[language](time.slice(0, 5));

/** `20–23`, `ab 19`, or nothing for a whole day. */
export function hoursOf({ start_time: start, end_time: end }: GuestEvent, language: Language): string | null {
  if (!start) return null;
  return end ? `${clock(start, language)}–${clock(end, language)}` : clock(start, language);
}

/** `Freitag`, or `Freitagnacht` where it begins after midnight. */
export function weekdayOf(event: GuestEvent, language: Language): string {
  if (event.night_of) return formatNight(event.night_of, language);
  return event.event_date ? formatWeekday(event.event_date, language) : '';
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
