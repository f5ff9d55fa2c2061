import { shownHours } from '#domain/guest-pages/shown-hours.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import type { PublicProfile } from '#web/features/profile/profile-card.tsx';
import type { Profile } from '#web/features/profile/use-profile.ts';
import type { Business } from '#web/member/use-business.ts';

export type GuestBusiness = ApiAnswer<'readGuestBusiness'>;
type OwnEvent = ApiAnswer<'listEvents'>['data'][number];

/** Limit of the guests' API. */
const MOST_EVENTS = 20;

export type Known = {
  business: Business;
  typed: PublicProfile;
  /** Includes picture, accent and logo, which are not in the form. Null before the first save. */
  stored: Profile | null;
  hasBranding: boolean;
  place: GuestBusiness['place'];
  pageUrl: string | null;
  events: readonly OwnEvent[];
  now: Date;
};

/** Published, public and upcoming. */
const isForGuests = ({ status, share_public: isPublic, starts_at: start }: OwnEvent) =>
  status === 'published' && isPublic && start !== null;

/** Guests' data of the business with unsaved values. */
export function toGuestView({
  business,
  typed,
  stored,
  hasBranding,
  place,
  pageUrl,
  events,
  now,
}: Known): GuestBusiness {
  const { id, business_type, address } = business;
  const branding = {
    accent: (hasBranding && stored?.accent) || null,
    logo_url: (hasBranding && stored?.logo_url) || null,
  };
  const basics = { id, display_name: typed.name.trim(), profile_image_url: typed.imageUrl, ...branding };
  return {
    ...basics,
    page_url: pageUrl,
    business_type,
    categories: [...typed.categories],
    address,
    place,
    distance_m: null,
    description: typed.description.trim(),
    phone: typed.phone,
    email: typed.email,
    website_url: typed.website,
    ...shownHours(typed.schedule, now),
    imprint: {
      company_name: business.company_name,
      legal_form: business.legal_form,
      managing_director: business.managing_director,
      register_number: business.handelsregister_number,
      address,
      phone: business.phone,
      email: business.email,
    },
    events: events
      .filter(isForGuests)
      .toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''))
      .slice(0, MOST_EVENTS)
      .map((event) => ({ ...event, status: 'published', business: basics, place: null, distance_m: null })),
  };
}
