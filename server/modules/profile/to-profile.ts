import type { z } from 'zod';
import type { ProfileSchema } from '#contract/profile.ts';
import type { ProfileCategory } from '#domain/catalogue/profile-categories.ts';
import type { DayHours, OpeningHours } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import type { Config } from '#server/config.ts';
import type { ProfileRow } from '#server/modules/profile/queries.ts';
import { imageUrl } from '#server/storage/image-url.ts';

const toDay = ({ open, close, closed }: DayHours): DayHours => ({ open, close, closed });

/** JSON columns return their keys in any order: here they are put into the order that people read. */
function toHours(hours: OpeningHours): OpeningHours {
  return Object.fromEntries(weekdays.map((day) => [day, toDay(hours[day])])) as OpeningHours;
}

/** What of the ways to reach the business is shown to everybody: a key that is found tells no more. */
export function withoutHidden(row: ProfileRow): ProfileRow {
  return {
    ...row,
    publicPhone: row.showPhone ? row.publicPhone : null,
    publicEmail: row.showEmail ? row.publicEmail : null,
  };
}

export function toProfile(row: ProfileRow, config: Pick<Config, 'publicUrl'>): z.input<typeof ProfileSchema> {
  return {
    id: row.id,
    business_id: row.businessId,
    display_name: row.displayName,
    profile_image_url: imageUrl(config, row.profileImageUrl),
    accent: row.accent,
    logo_url: imageUrl(config, row.logoKey),
    description: row.description,
    opening_hours: toHours(row.openingHours),
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
    updated_at: row.updatedAt.toISOString(),
  };
}
