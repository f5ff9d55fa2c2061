import type { texts as de } from '#i18n/de/pages/pictures.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  invitation: '{{host}} invites you',
  day: '{{day}}',
  wholeDay: 'All day',
  free: 'Free entry',
  places_one: '{{count}} place',
  places_other: '{{count}} places',
  cancelled: 'Cancelled',
  over: 'It’s over',
  strip: 'Count me in',
} as const satisfies TextsLike<typeof de>;
