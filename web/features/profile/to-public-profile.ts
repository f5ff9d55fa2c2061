import { toSchedule } from '#domain/hours/schedule.ts';
import { shownHours } from '#web/features/hours/typed-hours.ts';
import type { PublicProfile } from './profile-card.tsx';
import type { ProfileValues } from './profile-values.ts';
import { websiteAddress } from './website-address.ts';

export function toPublicProfile(values: ProfileValues, imageUrl: string | null): PublicProfile {
  return {
    name: values.display_name,
    imageUrl,
    description: values.description,
    schedule: toSchedule({ ...values, opening_hours: shownHours(values.opening_hours) }),
    categories: values.categories,
    phone: (values.show_phone && values.public_phone.trim()) || null,
    email: (values.show_email && values.public_email.trim()) || null,
    website: websiteAddress(values.website_url) || null,
  };
}
