import type { Coordinates } from '#domain/geography/coordinates.ts';

/** Where coordinates come from: the owner, a geocoder, or only the middle of the postcode. */
export const placeSources = ['owner', 'geocoder', 'postcode'] as const;
export type PlaceSource = (typeof placeSources)[number];

/** A point with how far it may be off, in metres. */
export interface Place extends Coordinates {
  source: PlaceSource;
  accuracyM: number;
}

/** How far a place may be off when nothing better is known, in metres. Half of Germany's postcodes are smaller than that. */
export const usualAccuracyM: Record<PlaceSource, number> = { owner: 25, geocoder: 100, postcode: 3000 };

/** A place this far from the middle of the postcode of its address is probably a mistake, in metres. */
export const farFromPostcodeM = 20_000;

/** A device that knows its position less exactly than this does not refine a place, in metres. */
export const worstDeviceAccuracyM = 50;

/** The five digits of the postcode in an address such as "Weserstraße 12, 12045 Berlin"; null without one. */
export function postcodeIn(address: string): string | null {
  return /(?:^|[\s,])(\d{5})(?=\s|,|$)/.exec(address)?.[1] ?? null;
}
