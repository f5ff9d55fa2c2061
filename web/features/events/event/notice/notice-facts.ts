import type { PublicEvent } from '#contract/shared/event-fields.ts';
import type { TagGroupKey } from '#domain/catalogue/tags.ts';
import { groupOfTags } from '#domain/catalogue/tags.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { freePlaces, takenPlaces } from '#domain/events/participation.ts';
import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import { noticeTone } from '#domain/guest-pages/notice-tone.ts';
import type { Accent } from '#domain/profile/accents.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatNight, formatWeekday } from '#i18n/format.ts';
import { mediaAddress } from '#web/api/media-address.ts';
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

export type NoticeEvent = Omit<
  PublicEvent,
  'id' | 'page_url' | 'description' | 'pictures' | 'video' | 'latitude' | 'longitude' | 'ends_at' | 'ticket_url'
> & { status: EventStatus; cancel_reason: string | null };

const tagsOf = ({ category }: Pick<PublicEvent, 'category'>) => category?.tags ?? [];

type Coloured = Pick<PublicEvent, 'category'> & { business: { accent: Accent | null } };

export const toneOf = (event: Coloured): NoticeTone =>
  noticeTone({ accent: event.business.accent, tags: tagsOf(event) });

/** The event's picture, else the scene of its tags. */
export function illustrationOf(event: Pick<PublicEvent, 'image_url' | 'category'>, host?: string): string {
  if (event.image_url) return mediaAddress(event.image_url, host);
  return scenes[groupOfTags(tagsOf(event)) ?? 'social_lifestyle'];
}

export type EventState = 'open' | 'full' | 'cancelled' | 'over';

export function stateOf(
  event: Pick<NoticeEvent, 'status' | 'capacity' | 'participant_counts'>,
  isOver: boolean,
): EventState {
  if (event.status === 'cancelled') return 'cancelled';
  if (isOver) return 'over';
  return placesLeft(event) === 0 ? 'full' : 'open';
}

/** Places neither taken nor offered; infinite without a limit. */
export function placesLeft(event: Pick<PublicEvent, 'capacity' | 'participant_counts'>): number {
  return freePlaces(event, takenPlaces(event.participant_counts));
}

/** German omits the minutes of full hours. */
const clocks: Record<Language, (time: string) => string> = {
  de: (time) => time.replace(/:00$/, ''),
  en: (time) => time,
};

/** `20:00:00` as `20` in German, else `20:00`. */
export const clock = (time: string, language: Language) => clocks[language](time.slice(0, 5));

/** `20–23`, `ab 19`; empty for a whole day. */
export function hoursOf(
  { start_time: start, end_time: end }: Pick<PublicEvent, 'start_time' | 'end_time'>,
  language: Language,
): string | null {
  if (!start) return null;
  return end ? `${clock(start, language)}–${clock(end, language)}` : clock(start, language);
}

/** `Freitag`, or `Freitagnacht` after midnight. */
export function weekdayOf(event: Pick<PublicEvent, 'event_date' | 'night_of'>, language: Language): string {
  if (event.night_of) return formatNight(event.night_of, language);
  return event.event_date ? formatWeekday(event.event_date, language) : '';
}

/** Price in cents and when it is paid; null if only the ticket shop has it. */
export function entryOf(event: Pick<PublicEvent, 'ticket_type' | 'ticket_price' | 'box_office' | 'box_office_price'>): {
  cents: number | null;
  when: Entry;
} {
  const { ticket_type, ticket_price, box_office, box_office_price } = event;
  if (ticket_type === 'paid') {
    const cents = ticket_price ?? box_office_price;
    return { cents, when: box_office ? 'presaleAndDoor' : cents === null ? 'priceOpen' : 'presale' };
  }
  if (box_office && box_office_price) return { cents: box_office_price, when: 'door' };
  return { cents: 0, when: 'free' };
}
type Entry = 'free' | 'presale' | 'door' | 'presaleAndDoor' | 'priceOpen';
