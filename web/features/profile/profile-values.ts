import type { ProfileCategory } from '#domain/catalogue/profile-categories.ts';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import { defaultOpeningHours, weekdays } from '#domain/hours/opening-hours.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import type { ApiBody } from '#web/api/paths.ts';
import type { Profile } from './use-profile.ts';
import { websiteAddress } from './website-address.ts';

/** The editor's fields: the columns that people fill in, with empty texts instead of null. */
export type ProfileValues = {
  display_name: string;
  description: string;
  opening_hours: OpeningHours;
  public_phone: string;
  public_email: string;
  website_url: string;
  show_phone: boolean;
  show_email: boolean;
  is_visible: boolean;
  categories: ProfileCategory[];
  extraordinary_closures: ExtraordinaryClosure[];
};

/** Fields of a stored profile, or of a new one under the name of its business. */
export function toValues(profile: Profile | null, companyName: string): ProfileValues {
  return {
    display_name: profile?.display_name ?? companyName,
    description: profile?.description ?? '',
    opening_hours: profile?.opening_hours ?? defaultOpeningHours(),
    public_phone: profile?.public_phone ?? '',
    public_email: profile?.public_email ?? '',
    website_url: profile?.website_url ?? '',
    show_phone: profile?.show_phone ?? false,
    show_email: profile?.show_email ?? false,
    is_visible: profile?.is_visible ?? true,
    categories: profile?.categories ?? [],
    extraordinary_closures: profile?.extraordinary_closures ?? [],
  };
}

/** Hours without what is missing or no time, as a closed day may be left: the usual times stand in. */
function withTimes(hours: OpeningHours): OpeningHours {
  const usual = defaultOpeningHours();
  const days = weekdays.map((day) => {
    const { open, close, closed } = hours[day];
    return [day, { open: parseTime(open) ?? usual[day].open, close: parseTime(close) ?? usual[day].close, closed }];
  });
  return Object.fromEntries(days);
}

/** The fields as the API takes them. */
export function toInput(values: ProfileValues): ApiBody<'saveProfile'> {
  return {
    ...values,
    opening_hours: withTimes(values.opening_hours),
    website_url: websiteAddress(values.website_url) ?? '',
  };
}

/** Whether every open day has both times. */
export function hasAllTimes(hours: OpeningHours): boolean {
  return weekdays.every(
    (day) => hours[day].closed || (parseTime(hours[day].open) !== null && parseTime(hours[day].close) !== null),
  );
}
