import type { ComponentType } from 'react';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { TagGroupKey } from '#domain/catalogue/tags.ts';
import { groupOfTag } from '#domain/catalogue/tags.ts';
import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import type { ArtProps } from '#web/art/art-props.ts';
import { VenueCafe } from '#web/art/venue-cafe.tsx';
import { VenueClub } from '#web/art/venue-club.tsx';
import { VenueCornerBar } from '#web/art/venue-corner-bar.tsx';
import { VenueGym } from '#web/art/venue-gym.tsx';
import { VenueQuiz } from '#web/art/venue-quiz.tsx';

const scenes: Record<TagGroupKey, ComponentType<ArtProps>> = {
  music_party: VenueClub,
  sport_fitness: VenueGym,
  social_lifestyle: VenueCornerBar,
  food_drinks: VenueCafe,
  entertainment: VenueQuiz,
  event_types: VenueCornerBar,
};

const venues: Record<BusinessType, ComponentType<ArtProps>> = {
  bar: VenueCornerBar,
  restaurant: VenueCafe,
  cafe: VenueCafe,
  club: VenueClub,
  fitness: VenueGym,
  event: VenueClub,
  recurring: VenueQuiz,
  onetime: VenueQuiz,
  other: VenueCornerBar,
};

type EventImageProps = {
  url: string | null;
  tags: readonly string[];
  businessType: BusinessType;
  /** Description, where no text has it. */
  alt?: string;
};

/** The event's image, else a scene of its first tag's group or the venue. Decorative without `alt`. */
export function EventImage({ url, tags, businessType, alt = '' }: EventImageProps) {
  if (url) return <img src={imageAddress(url)} alt={alt} loading="lazy" decoding="async" className="object-cover" />;
  const group = tags.map(groupOfTag).find((found) => found !== undefined);
  const Scene = group ? scenes[group.key] : (venues[businessType] ?? VenueCornerBar);
  return <Scene />;
}

/** Unstored images use an object URL. */
function imageAddress(url: string): string {
  return url.startsWith('blob:') ? url : mediaAddress(cardImage(url));
}
