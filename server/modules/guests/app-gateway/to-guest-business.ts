import type { z } from 'zod';
import type { GuestBusinessCardSchema, GuestBusinessSchema } from '#contract/shared/guest-fields.ts';
import { registerEntry } from '#domain/business/imprint.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { businessPagePath } from '#domain/guest-pages/addresses.ts';
import { shownHours, shownOpenState } from '#domain/guest-pages/shown-hours.ts';
import { imageUrl } from '#server/adapters/storage/image-url.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { GuestBusinessRow, GuestCardRow } from '#server/modules/guests/app-gateway/business-queries.ts';
import type { FeedRow } from '#server/modules/guests/app-gateway/queries.ts';
import { toBranding, toFeedEvent, toPlace } from '#server/modules/guests/app-gateway/to-feed-event.ts';
import { scheduleOf } from '#server/modules/people/profile/to-profile.ts';

type BasicRow = Omit<GuestCardRow, 'next'>;

interface Seen {
  config: Config;
  near?: Coordinates | undefined;
  /** Instant of the open state. */
  at: Date;
}

function toBasics(row: BasicRow, { config, near, at }: Seen) {
  const { business, profile, place } = row;
  return {
    id: business.id,
    display_name: profile.displayName,
    page_url: profile.slug === null ? null : config.publicUrl + businessPagePath(profile.slug),
    business_type: business.businessType,
    categories: profile.categories,
    profile_image_url: imageUrl(config, profile.profileImageKey),
    address: business.address,
    ...toPlace(place, near),
    open_state: shownOpenState(scheduleOf(profile), at),
  };
}

export function toGuestBusinessCard(row: GuestCardRow, seen: Seen): z.input<typeof GuestBusinessCardSchema> {
  const { next } = row;
  return {
    ...toBasics(row, seen),
    next_event: next?.startsAt
      ? {
          id: next.id,
          title: next.title,
          starts_at: next.startsAt.toISOString(),
          ends_at: next.endsAt?.toISOString() ?? null,
        }
      : null,
  };
}

/** All public data of a business, with its events. */
export function toGuestBusiness(
  row: GuestBusinessRow,
  coming: readonly FeedRow[],
  seen: Seen,
): z.input<typeof GuestBusinessSchema> {
  const { business, profile } = row;
  return {
    ...toBasics(row, seen),
    ...toBranding(profile, row.plan, seen.config),
    description: profile.description,
    phone: profile.showPhone ? profile.publicPhone : null,
    email: profile.showEmail ? profile.publicEmail : null,
    website_url: profile.websiteUrl,
    ...shownHours(scheduleOf(profile), seen.at),
    imprint: {
      company_name: business.companyName,
      legal_form: business.legalForm,
      managing_director: business.managingDirector,
      register_number: registerEntry(business.handelsregisterNumber),
      address: business.address,
      phone: business.phone,
      email: business.email,
    },
    events: coming.map((event) => toFeedEvent(event, seen.config, seen.near)),
  };
}
