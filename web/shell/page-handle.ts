import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { TextFile } from '#i18n/settings.ts';
import type { PublicSheet } from '#web/styles/sheets.ts';

/** The colour of the field that the header lies on. */
export type Ground = 'paper' | 'card' | 'tomato' | 'amber' | 'blue' | 'berry' | 'green' | 'night' | 'sky';

/** What a screen says about itself: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** True = React's scripts are sent and the screen becomes interactive. Left out = plain HTML. */
  hydrate?: boolean;
  /** Files of texts that the browser needs besides `shell`; only for hydrated screens. */
  texts?: readonly TextFile[];
  /** Paper when left out. */
  ground?: Ground;
  /** Style sheet of a plain page; `public` when left out. */
  sheet?: PublicSheet;
  /** Stands above the header. */
  banner?: ComponentType;
};

/** The handles of all matched routes in one, inner ones winning. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle));
}
