import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import type { Land } from '#domain/hours/lands.ts';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import type { Season } from '#domain/hours/seasons.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';

/** When a business is open: its week, and what overrides it. `dayPlan` knows which of them holds on a day. */
export interface Schedule {
  hours: OpeningHours;
  closures: readonly ExtraordinaryClosure[];
  specialDays?: readonly SpecialDay[];
  seasons?: readonly Season[];
  /** The Land on whose public holidays the doors stay closed; null or missing when they open as on any day. */
  closedOnHolidaysOf?: Land | null;
}

/** What a profile says about its hours, as the API names it. */
export interface ProfileHours {
  opening_hours: OpeningHours;
  extraordinary_closures: readonly ExtraordinaryClosure[];
  special_days: readonly SpecialDay[];
  seasons: readonly Season[];
  closed_on_holidays: boolean;
  holiday_land: Land | null;
}

/** The schedule of a profile. */
export function toSchedule(profile: ProfileHours): Schedule {
  return {
    hours: profile.opening_hours,
    closures: profile.extraordinary_closures,
    specialDays: profile.special_days,
    seasons: profile.seasons,
    closedOnHolidaysOf: profile.closed_on_holidays ? profile.holiday_land : null,
  };
}
