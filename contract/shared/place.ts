import { z } from '@hono/zod-openapi';
import { germany } from '#domain/geography/coordinates.ts';
import { placeSources } from '#domain/geography/place.ts';

export const LatitudeSchema = z.number().min(germany.south).max(germany.north);
export const LongitudeSchema = z.number().min(germany.west).max(germany.east);

export const PlaceSchema = z
  .object({
    latitude: z.number(),
    longitude: z.number(),
    source: z.enum(placeSources).openapi({
      description: 'Set by the `owner`, found by a `geocoder`, or the centre of the `postcode`',
    }),
    accuracy_m: z.int().openapi({ description: 'Accuracy in metres' }),
  })
  .openapi('Place', { description: 'Degrees, WGS 84' });
