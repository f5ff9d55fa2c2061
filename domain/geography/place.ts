import type { Coordinates } from '#domain/geography/coordinates.ts';

/** `postcode`: only the postcode's centre. */
export const placeSources = ['owner', 'geocoder', 'postcode'] as const;
export type PlaceSource = (typeof placeSources)[number];

export interface Place extends Coordinates {
  source: PlaceSource;
  accuracyM: number;
}

/** Default accuracy in metres. Half of Germany's postcodes are smaller than 3000. */
export const usualAccuracyM: Record<PlaceSource, number> = { owner: 25, geocoder: 100, postcode: 3000 };

/** Metres from the postcode's centre beyond which a place is probably wrong. */
export const farFromPostcodeM = 20_000;

/** Metres; less accurate device positions do not refine a place. */
export const worstDeviceAccuracyM = 50;

/** The postcode of an address such as "Weserstraße 12, 12045 Berlin"; null without one. */
export function postcodeIn(address: string): string | null {
  return /(?:^|[\s,])(\d{5})(?=\s|,|$)/.exec(address)?.[1] ?? null;
}
