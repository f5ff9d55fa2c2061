import type { Room } from '#web/paths.ts';
import type { ProfileValues } from './profile-values.ts';

export const fieldsOfRoom: Record<Room, readonly (keyof ProfileValues)[]> = {
  public: ['display_name', 'description', 'categories', 'is_visible'],
  hours: ['opening_hours', 'seasons', 'special_days', 'closed_on_holidays', 'holiday_land', 'extraordinary_closures'],
  contact: ['public_phone', 'show_phone', 'public_email', 'show_email', 'website_url'],
  look: [],
  business: [],
};
