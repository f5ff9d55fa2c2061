import type { texts as source } from '#i18n/de/pages/not-found.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  unavailable: {
    title: 'Not reachable right now',
    text: 'Our database is not answering at the moment. This page tries again by itself every few seconds, and nothing is lost.',
    retry: 'Try again now',
  },
  title: 'Page not found · {{brand}}',
  code: '404',
  message: 'Oops! Page not found',
  text: 'This notice is no longer up. All strips gone, or someone pasted over it.',
  home: 'Back to home',
} as const satisfies TextsLike<typeof source>;
