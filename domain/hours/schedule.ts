import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import type { Land } from '#domain/hours/lands.ts';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import type { Season } from '#domain/hours/seasons.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';

/** Opening hours and their exceptions; `dayPlan` applies the precedence. */
export interface Schedule {
  hours: OpeningHours;
  closures: readonly ExtraordinaryClosure[];
  specialDays?: readonly SpecialDay[];
  seasons?: readonly Season[];
  /** Land with closed public holidays; null or missing: open as usual. */
  closedOnHolidaysOf?: Land | null;
}

export interface ProfileHours {
  opening_hours: OpeningHours;
  extraordinary_closures: readonly ExtraordinaryClosure[];
  special_days: readonly SpecialDay[];
  seasons: readonly Season[];
  closed_on_holidays: boolean;
  holiday_land: Land | null;
}

export function toSchedule(profile: ProfileHours): Schedule {
  return {
    hours: profile.opening_hours,
    closures: profile.extraordinary_closures,
    specialDays: profile.special_days,
    seasons: profile.seasons,
    closedOnHolidaysOf: profile.closed_on_holidays ? profile.holiday_land : null,
  };
}
