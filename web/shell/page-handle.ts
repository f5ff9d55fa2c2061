import { useMatches } from 'react-router';
import type { TextFile } from '#i18n/settings.ts';

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
};

/** The handles of all matched routes in one, inner ones winning. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle));
}
