import type { z } from 'zod';
import type { ProfileSchema } from '#contract/profile.ts';
import type { ProfileCategory } from '#domain/catalogue/profile-categories.ts';
import { sortSpans, sortWeek } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { toSchedule } from '#domain/hours/schedule.ts';
import { imageUrl } from '#server/adapters/storage/image-url.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { ProfileRow } from '#server/modules/people/profile/queries.ts';
import { toProposals } from '#server/modules/people/proposals/to-proposal.ts';

/** Removes contact data hidden from guests. */
export function withoutHidden(row: ProfileRow): ProfileRow {
  return {
    ...row,
    publicPhone: row.showPhone ? row.publicPhone : null,
    publicEmail: row.showEmail ? row.publicEmail : null,
  };
}

type HoursRow = Pick<
  ProfileRow,
  'openingHours' | 'extraordinaryClosures' | 'specialDays' | 'seasons' | 'closedOnHolidays' | 'holidayLand'
>;

export function scheduleOf(row: HoursRow): Schedule {
  return toSchedule({
    opening_hours: row.openingHours,
    extraordinary_closures: row.extraordinaryClosures,
    special_days: row.specialDays,
    seasons: row.seasons,
    closed_on_holidays: row.closedOnHolidays,
    holiday_land: row.holidayLand,
  });
}

/** Orders the keys of JSON columns, which the database returns unordered. */
export function toProfile(row: ProfileRow, config: Pick<Config, 'publicUrl'>): z.input<typeof ProfileSchema> {
  return {
    id: row.id,
    business_id: row.businessId,
    display_name: row.displayName,
    profile_image_url: imageUrl(config, row.profileImageKey),
    accent: row.accent,
    logo_url: imageUrl(config, row.logoKey),
    proposals: toProposals(row.proposals, { display_name: row.displayName }),
    description: row.description,
    opening_hours: sortWeek(row.openingHours),
    public_phone: row.publicPhone,
    public_email: row.publicEmail,
    website_url: row.websiteUrl,
    show_phone: row.showPhone,
    show_email: row.showEmail,
    is_visible: row.isVisible,
    categories: row.categories as ProfileCategory[],
    extraordinary_closures: row.extraordinaryClosures.map(({ id, start_date, end_date, reason }) => ({
      id,
      start_date,
      end_date,
      reason,
    })),
    special_days: row.specialDays.map(({ date, spans, reason }) => ({ date, spans: sortSpans(spans), reason })),
    seasons: row.seasons.map(({ name, start, end, opening_hours: week }) => ({
      name,
      start,
      end,
      opening_hours: sortWeek(week),
    })),
    closed_on_holidays: row.closedOnHolidays,
    holiday_land: row.holidayLand,
    updated_at: row.updatedAt.toISOString(),
  };
}
