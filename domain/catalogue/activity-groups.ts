import type { Activity } from '#domain/catalogue/activities.ts';
import { activities } from '#domain/catalogue/activities.ts';
import type { CatalogueEntry, CatalogueGroup } from '#domain/catalogue/catalogue.ts';

/** Each activity is in exactly one group. */
const groups = [
  {
    key: 'morning',
    de: 'Morgens',
    en: 'Mornings',
    activities: [
      'act_brunch',
      'act_flea_market',
      'act_early_swim',
      'act_farmers_market',
      'act_bakery_breakfast',
      'act_dog_walk',
      'act_sunrise',
    ],
  },
  {
    key: 'social_family',
    de: 'Freunde & Familie',
    en: 'Social & family',
    activities: [
      'act_barbecue',
      'act_cooking_together',
      'act_coffee_and_cake',
      'act_family_outing',
      'act_zoo',
      'act_street_fair',
      'act_language_exchange',
      'act_volunteering',
    ],
  },
  {
    key: 'outdoor_nature',
    de: 'Draußen & Natur',
    en: 'Outdoors & nature',
    activities: [
      'act_picnic',
      'act_lake_day',
      'act_bike_tour',
      'act_forest_walk',
      'act_camping',
      'act_campfire',
      'act_gardening',
      'act_birdwatching',
    ],
  },
  {
    key: 'creative_arts',
    de: 'Kreatives & Kunst',
    en: 'Creative & arts',
    activities: [
      'act_photo_walk',
      'act_painting',
      'act_pottery',
      'act_jam_session',
      'act_gallery_tour',
      'act_creative_writing',
      'act_knitting',
      'act_sewing',
      'act_diy',
    ],
  },
  {
    key: 'entertainment',
    de: 'Entertainment',
    en: 'Entertainment',
    activities: [
      'act_cinema',
      'act_pub_quiz',
      'act_comedy_night',
      'act_open_air_cinema',
      'act_escape_room',
      'act_video_games',
      'act_stadium',
      'act_mini_golf',
      'act_theme_park',
    ],
  },
  {
    key: 'party_nightlife',
    de: 'Party & Nachtleben',
    en: 'Party & nightlife',
    activities: [
      'act_bar_hopping',
      'act_clubbing',
      'act_concerts',
      'act_late_shops',
      'act_karaoke',
      'act_house_party',
      'act_raves',
      'act_cocktails',
      'act_beer_garden',
      'act_festivals',
    ],
  },
  {
    key: 'lifestyle_chill',
    de: 'Lifestyle & Chill',
    en: 'Lifestyle & chill',
    activities: [
      'act_board_games',
      'act_podcasts',
      'act_cat_cafe',
      'act_reading',
      'act_baking',
      'act_series_night',
      'act_spa_day',
      'act_shopping',
      'act_second_hand',
    ],
  },
] as const satisfies readonly (CatalogueEntry & { activities: readonly Activity[] })[];

export type ActivityGroupKey = (typeof groups)[number]['key'];

/** In the shape of all catalogues, for the shared picker. */
export const activityGroups: readonly (CatalogueGroup & { key: ActivityGroupKey })[] = groups.map((group) => ({
  key: group.key,
  de: group.de,
  en: group.en,
  entries: group.activities.map(findActivity),
}));

function findActivity(key: Activity): CatalogueEntry {
  const entry = activities.find((activity) => activity.key === key);
  if (!entry) throw new Error(`No activity ${key} in the catalogue`);
  return entry;
}
