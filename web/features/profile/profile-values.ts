import type { ProfileCategory } from '#domain/catalogue/profile-categories.ts';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import type { Land } from '#domain/hours/lands.ts';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { Season } from '#domain/hours/seasons.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';
import type { ApiBody } from '#web/api/paths.ts';
import { storableHours } from '#web/features/hours/typed-hours.ts';
import type { Profile } from './use-profile.ts';
import { websiteAddress } from './website-address.ts';

/** Editable columns; empty text instead of null. */
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
  special_days: SpecialDay[];
  seasons: Season[];
  closed_on_holidays: boolean;
  holiday_land: Land | null;
};

/** A stored profile's fields, or a new one's with the company name. */
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
    special_days: profile?.special_days ?? [],
    seasons: profile?.seasons ?? [],
    closed_on_holidays: profile?.closed_on_holidays ?? false,
    holiday_land: profile?.holiday_land ?? null,
  };
}

export function toInput(values: ProfileValues): ApiBody<'saveProfile'> {
  return {
    ...values,
    opening_hours: storableHours(values.opening_hours),
    website_url: websiteAddress(values.website_url) ?? '',
  };
}
