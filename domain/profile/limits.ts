/** Maximum lengths in characters of a public profile's text columns. */
export const profileLengths = {
  display_name: 80,
  description: 300,
  public_phone: 40,
  website_url: 300,
  closure_id: 40,
  closure_reason: 120,
  season_name: 60,
} as const;

/** Closures at most, past ones included. */
export const maxClosures = 100;

/** Dates with special hours at most, past ones included. */
export const maxSpecialDays = 100;

/** Seasons at most. */
export const maxSeasons = 4;
