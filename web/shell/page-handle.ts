import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { TextFile } from '#i18n/settings.ts';
import type { extraSheets, Sheet } from '#web/styles/sheets.ts';

/** The colour behind the header. */
export type Ground = 'paper' | 'card' | 'tomato' | 'amber' | 'blue' | 'berry' | 'green' | 'night' | 'sky';

/** What a screen says about itself: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /**
   * Sends React's scripts and makes the screen interactive; otherwise it is plain HTML. A screen whose HTML is already what people
   * came for starts them after the first paint; one that shows nothing without them, at once.
   */
  hydrate?: 'after-paint' | 'at-once';
  /** Files of texts that the browser needs besides `shell`; only for hydrated screens. */
  texts?: readonly TextFile[];
  /** Paper by default. */
  ground?: Ground;
  /** Style sheet; `app` by default for a hydrated screen, `public` for a plain page. */
  sheet?: Sheet;
  /** The small script of pages of guests instead of the one of all others. */
  isGuestPage?: boolean;
  /** Belongs to the app that members put on their phones. */
  isOfApp?: boolean;
  /** Loaded besides, by this screen alone. */
  extraSheet?: keyof typeof extraSheets;
  /** A form on a field of colour that fills the window; below it the footer keeps to its strips. */
  hasSmallFooter?: boolean;
  /** Shown above the header. */
  banner?: ComponentType;
};

/** The handles of all matched routes in one, inner ones winning. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle));
}
