import type { Recipe } from './recipe.ts';
import { after, all, replace } from './recipe.ts';

/** The operator names a page that says how the product is. */
export const setting: Recipe = {
  heading: 'Add a setting',
  edits: {
    'server/boot/settings/settings.ts': replace(
      '  HOLD_FIRST_EVENTS: setting(',
      `  STATUS_PAGE_URL: setting(httpUrl.optional(), {
    group: 'Operator and rules',
    meaning: 'Address of a page that says how the product is.',
  }),
  HOLD_FIRST_EVENTS: setting(`,
    ),
    'server/boot/settings/config.ts': all(
      after(
        '  holdFirstEvents: number;\n',
        '  /** A page that says how the product is; null = there is none. */\n  statusPageUrl: string | null;\n',
      ),
      replace(
        '    holdFirstEvents: env.HOLD_FIRST_EVENTS,\n',
        '    statusPageUrl: env.STATUS_PAGE_URL ?? null,\n    holdFirstEvents: env.HOLD_FIRST_EVENTS,\n',
      ),
    ),
  },
};
