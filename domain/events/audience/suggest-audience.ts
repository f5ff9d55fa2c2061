import type { Activity } from '#domain/catalogue/activities.ts';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { groupOfTag, tagGroups } from '#domain/catalogue/tags.ts';
import type { Tag } from '#domain/events/one-line/read-tags.ts';
import { tagKeysIn } from '#domain/events/one-line/read-tags.ts';

/** Total suggestions, and interests among them. */
const SUGGESTED = 6;
const SUGGESTED_INTERESTS = 2;
/** Shorter names occur inside too many words. */
const MIN_NAME_LENGTH = 4;

type Usual = { tags: readonly Tag[]; interests: readonly Activity[] };

/** Typical audience by business type, likeliest first. */
const usual: Record<BusinessType, Usual> = {
  bar: {
    tags: ['after_work', 'quiz', 'live_music', 'cocktails', 'karaoke', 'craft_beer', 'game_night', 'open_mic'],
    interests: ['act_bar_hopping', 'act_pub_quiz', 'act_cocktails'],
  },
  restaurant: {
    tags: ['wine_tasting', 'brunch', 'cooking_class', 'vegan', 'street_food', 'live_music', 'after_work', 'singles'],
    interests: ['act_brunch', 'act_cooking_together', 'act_barbecue'],
  },
  cafe: {
    tags: ['brunch', 'vegan', 'open_mic', 'talk', 'game_night', 'poetry_slam', 'new_in_town', 'workshop'],
    interests: ['act_coffee_and_cake', 'act_brunch', 'act_reading'],
  },
  club: {
    tags: ['techno', 'dj_set', 'dance', 'hip_hop', 'live_music', 'queer', 'students', 'festival'],
    interests: ['act_clubbing', 'act_raves', 'act_concerts'],
  },
  fitness: {
    tags: ['fitness', 'yoga', 'running', 'cycling', 'climbing', 'basketball', 'football', 'workshop'],
    interests: ['act_early_swim', 'act_bike_tour', 'act_spa_day'],
  },
  event: {
    tags: ['live_music', 'comedy', 'exhibition', 'market', 'dj_set', 'talk', 'theatre', 'networking'],
    interests: ['act_concerts', 'act_comedy_night', 'act_festivals'],
  },
  recurring: {
    tags: ['workshop', 'networking', 'new_in_town', 'talk', 'game_night', 'after_work', 'singles', 'market'],
    interests: ['act_board_games', 'act_concerts', 'act_festivals'],
  },
  onetime: {
    tags: ['opening', 'festival', 'market', 'live_music', 'exhibition', 'talk', 'workshop', 'street_food'],
    interests: ['act_street_fair', 'act_concerts', 'act_flea_market'],
  },
  other: {
    tags: ['workshop', 'new_in_town', 'talk', 'live_music', 'market', 'game_night', 'networking', 'brunch'],
    interests: ['act_street_fair', 'act_concerts', 'act_board_games'],
  },
};

const groups: readonly CatalogueGroup[] = characteristicGroups;
const allTags = tagGroups.flatMap((group) => group.entries.map(({ key }) => key));

/** Full names, in German or English. */
function interestsIn(text: string): string[] {
  const words = text.toLowerCase();
  const isNamed = (name: string) => name.length >= MIN_NAME_LENGTH && words.includes(name.toLowerCase());
  return groups.flatMap(({ entries }) =>
    entries.filter(({ de, en }) => isNamed(de) || isNamed(en)).map(({ key }) => key),
  );
}

type Occasion = {
  title: string;
  businessType: BusinessType;
  chosen: { tags: readonly string[]; interests: readonly string[] };
  /** False where interests cost extra. */
  hasInterests: boolean;
};

/** Six suggestions: from the title, then related ones, then those typical for the business. */
export function suggestAudience({ title, businessType, chosen, hasInterests }: Occasion): {
  tags: string[];
  interests: string[];
} {
  const named = tagKeysIn(title);
  const near = groupOfTag(named[0] ?? '')?.entries.map(({ key }) => key) ?? [];
  const { tags, interests } = usual[businessType];
  const fresh = (keys: readonly string[], old: readonly string[]) =>
    [...new Set(keys)].filter((key) => !old.includes(key));
  const suggested = hasInterests
    ? fresh([...interestsIn(title), ...interests], chosen.interests).slice(0, SUGGESTED_INTERESTS)
    : [];
  return {
    tags: fresh([...named, ...near.slice(0, 3), ...tags, ...allTags], chosen.tags).slice(
      0,
      SUGGESTED - suggested.length,
    ),
    interests: suggested,
  };
}
