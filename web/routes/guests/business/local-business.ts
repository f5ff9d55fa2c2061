import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { GuestBusiness } from '#contract/guest-pages.ts';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { readTelephone } from '#domain/shared/telephone.ts';
import { postalAddress } from '../postal-address.ts';
import { isWholeDay } from './opening-times.ts';

const kinds = {
  bar: 'BarOrPub',
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  club: 'NightClub',
  fitness: 'ExerciseGym',
  event: 'EntertainmentBusiness',
  recurring: 'LocalBusiness',
  onetime: 'LocalBusiness',
  other: 'LocalBusiness',
} as const satisfies Record<BusinessType, string>;

/** Equal times would mean closed. */
function toSpan({ open, close }: GuestBusiness['special_days'][number]['spans'][number]) {
  return open === close ? { opens: '00:00', closes: '23:59' } : { opens: open, closes: close };
}

/** The business as schema.org: public data only, the next days by date, closures and holidays as closed. */
export function localBusiness(business: GuestBusiness, url: string) {
  const { display_name, business_type, description, profile_image_url, place, phone, email, website_url } = business;
  const onDay = (date: string) =>
    ({ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date }) satisfies OpeningHoursSpecification;
  const shut = { opens: '00:00', closes: '00:00' };
  const specials = [
    ...business.closures.map(({ start_date, end_date }) => ({ ...onDay(start_date), validThrough: end_date, ...shut })),
    ...business.special_days.flatMap(({ date, spans }) =>
      spans.length === 0 ? [{ ...onDay(date), ...shut }] : spans.map((span) => ({ ...onDay(date), ...toSpan(span) })),
    ),
    ...business.opening_days
      .filter(({ exception }) => exception?.kind === 'holiday')
      .map(({ date }) => ({ ...onDay(date), ...shut })),
  ];
  return {
    '@type': kinds[business_type],
    '@id': url,
    name: display_name,
    url,
    address: postalAddress(business.address),
    ...(description && { description }),
    ...(profile_image_url && { image: profile_image_url }),
    ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }),
    ...(phone && { telephone: readTelephone(phone)?.international ?? phone }),
    ...(email && { email }),
    ...(website_url && { sameAs: website_url }),
    openingHoursSpecification: business.opening_days.flatMap(({ date, spans }) =>
      spans.map((span) => {
        // Equal times would mean closed.
        if (isWholeDay(span)) return { ...onDay(date), opens: '00:00', closes: '23:59' };
        const [opens, closes] = [span.opens_at, span.closes_at].map((instant) => berlinTimeOfDay(new Date(instant)));
        return { ...onDay(date), opens, closes };
      }),
    ),
    ...(specials.length > 0 && { specialOpeningHoursSpecification: specials }),
  } satisfies LocalBusiness;
}
