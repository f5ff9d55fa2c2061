import type { ComponentType } from 'react';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { ArtProps } from '#web/art/art-props.ts';
import { TypeBar } from '#web/art/type-bar.tsx';
import { TypeCafe } from '#web/art/type-cafe.tsx';
import { TypeClub } from '#web/art/type-club.tsx';
import { TypeEvent } from '#web/art/type-event.tsx';
import { TypeFitness } from '#web/art/type-fitness.tsx';
import { TypeOnetime } from '#web/art/type-onetime.tsx';
import { TypeOther } from '#web/art/type-other.tsx';
import { TypeRecurring } from '#web/art/type-recurring.tsx';
import { TypeRestaurant } from '#web/art/type-restaurant.tsx';

const drawings: Record<BusinessType, ComponentType<ArtProps>> = {
  bar: TypeBar,
  restaurant: TypeRestaurant,
  cafe: TypeCafe,
  club: TypeClub,
  fitness: TypeFitness,
  event: TypeEvent,
  recurring: TypeRecurring,
  onetime: TypeOnetime,
  other: TypeOther,
};

export function TypeDrawing({ type, className }: { type: BusinessType; className?: string }) {
  const Drawing = drawings[type] ?? TypeOther;
  return <Drawing className={className} />;
}
