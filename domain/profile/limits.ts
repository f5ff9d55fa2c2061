/** In characters. */
export const profileLengths = {
  display_name: 80,
  description: 300,
  public_phone: 40,
  website_url: 300,
  closure_id: 40,
  closure_reason: 120,
  season_name: 60,
} as const;

/** Including past ones. */
export const maxClosures = 100;

/** Including past ones. */
export const maxSpecialDays = 100;

export const maxSeasons = 4;
