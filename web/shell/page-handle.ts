import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { TextFile } from '#i18n/settings.ts';
import type { extraSheets, Sheet } from '#web/styles/sheets.ts';

/** Background of the header. */
export type Ground = 'paper' | 'card' | 'tomato' | 'amber' | 'blue' | 'berry' | 'green' | 'night' | 'sky';

/** Page settings: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /**
   * Sends React's scripts; without it the page is plain HTML. `after-paint` for complete HTML, `at-once` for screens
   * that need scripts.
   */
  hydrate?: 'after-paint' | 'at-once';
  /** Text files besides `shell`, for hydrated screens. */
  texts?: readonly TextFile[];
  /** Default: paper. */
  ground?: Ground;
  /** Default: `app` when hydrated, else `public`. */
  sheet?: Sheet;
  /** Uses the guest pages' script. */
  isGuestPage?: boolean;
  /** Part of the members' installable app. */
  isOfApp?: boolean;
  /** An additional sheet for this screen. */
  extraSheet?: keyof typeof extraSheets;
  /** For a full-height form on colour; the footer shows only its strips. */
  hasSmallFooter?: boolean;
  banner?: ComponentType;
};

/** Merged handles of the matched routes; inner ones win. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle));
}
