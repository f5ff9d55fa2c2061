import type { texts as source } from '#i18n/de/pages/not-found.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: 'Page not found · {{brand}}',
  code: '404',
  message: 'Oops! Page not found',
  text: 'This notice is no longer up. All strips gone, or someone pasted over it.',
  home: 'Back to home',
} as const satisfies TextsLike<typeof source>;
