import type { z } from 'zod';
import type { FeedEventSchema, FeedItemSchema } from '#contract/shared/guest-fields.ts';
import type { PlaceSchema } from '#contract/shared/place.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM } from '#domain/geography/coordinates.ts';
import type { PlaceSource } from '#domain/geography/place.ts';
import type { PlanState } from '#domain/plans/plan-features.ts';
import { featuresOf } from '#domain/plans/plan-features.ts';
import type { Accent } from '#domain/profile/accents.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { imageUrl } from '#server/adapters/storage/image-url.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { toPublicEvent } from '#server/modules/events/events/to-event.ts';
import type { FeedRow } from '#server/modules/guests/app-gateway/queries.ts';

interface PlaceColumns {
  latitude: number | null;
  longitude: number | null;
  source: PlaceSource | null;
  accuracyM: number | null;
}

/** Place and distance from a point; both null without coordinates, the distance also without a point. */
export function toPlace({ latitude, longitude, source, accuracyM }: PlaceColumns, near: Coordinates | undefined) {
  if (latitude === null || longitude === null || source === null || accuracyM === null) {
    return { place: null, distance_m: null };
  }
  const place: z.input<typeof PlaceSchema> = { latitude, longitude, source, accuracy_m: accuracyM };
  return { place, distance_m: near ? Math.round(distanceM(near, { latitude, longitude })) : null };
}

/** Null without branding in the plan. */
export function toBranding(
  { accent, logoKey }: { accent: Accent | null; logoKey: string | null },
  plan: PlanState,
  config: Config,
) {
  const isGiven = featuresOf(plan).branding;
  return { accent: isGiven ? accent : null, logo_url: isGiven ? imageUrl(config, logoKey) : null };
}

export function toFeedEvent(
  { event, business, place, plan }: FeedRow,
  config: Config,
  near?: Coordinates,
): z.input<typeof FeedEventSchema> {
  return {
    ...toPublicEvent(event, config, featuresOf(plan)),
    status: event.status === 'cancelled' ? 'cancelled' : 'published',
    cancel_reason: event.cancelReason,
    business: {
      id: business.id,
      display_name: business.displayName,
      profile_image_url: imageUrl(config, business.profileImageKey),
      ...toBranding(business, plan, config),
    },
    ...toPlace(place, near),
  };
}

const labelIn = (language: Language, { operator }: Config) =>
  createTranslator(language, 'ranking', operator.name ?? 'Dabei')('label');

/** A feed event; a paid place includes its label. */
export function toFeedItem(
  row: FeedRow,
  isPaid: boolean,
  config: Config,
  near?: Coordinates,
): z.input<typeof FeedItemSchema> {
  return {
    ...toFeedEvent(row, config, near),
    placement: isPaid ? 'paid' : null,
    label: isPaid ? { de: labelIn('de', config), en: labelIn('en', config) } : null,
  };
}
