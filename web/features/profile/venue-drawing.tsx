import type { ComponentType } from 'react';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { ArtProps } from '#web/art/art-props.ts';
import { VenueCafe } from '#web/art/venue-cafe.tsx';
import { VenueClub } from '#web/art/venue-club.tsx';
import { VenueCornerBar } from '#web/art/venue-corner-bar.tsx';
import { VenueGym } from '#web/art/venue-gym.tsx';
import { VenueQuiz } from '#web/art/venue-quiz.tsx';

const drawings: Record<BusinessType, ComponentType<ArtProps>> = {
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

/** Placeholder for a missing image. */
export function VenueDrawing({ businessType }: { businessType: BusinessType }) {
  const Drawing = drawings[businessType] ?? VenueCornerBar;
  return <Drawing className="size-full" />;
}
