import type { texts as de } from '#i18n/de/pages/embed.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  none: 'Nothing is up here at the moment.',
  all: 'All events on {{brand}}',
  frameTitle: 'Events at {{name}}',
  join: 'I’m in: {{title}}',
  close: 'Close',
  opensOn: 'Opens {{day}} at {{time}}',
  alwaysOpen: 'around the clock',
} satisfies TextsLike<typeof de>;
