import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import type { PublicProfile } from './profile-card.tsx';
import type { ProfileValues } from './profile-values.ts';
import { websiteAddress } from './website-address.ts';

/** A day whose times are still being typed counts as closed. */
function completeDays(hours: OpeningHours): OpeningHours {
  const days = weekdays.map((day) => {
    const { open, close, closed } = hours[day];
    return [day, { open, close, closed: closed || parseTime(open) === null || parseTime(close) === null }];
  });
  return Object.fromEntries(days);
}

/** What the public would see of these values. */
export function toPublicProfile(values: ProfileValues, imageUrl: string | null): PublicProfile {
  return {
    name: values.display_name,
    imageUrl,
    description: values.description,
    schedule: { hours: completeDays(values.opening_hours), closures: values.extraordinary_closures },
    categories: values.categories,
    phone: (values.show_phone && values.public_phone.trim()) || null,
    email: (values.show_email && values.public_email.trim()) || null,
    website: websiteAddress(values.website_url) || null,
  };
}
