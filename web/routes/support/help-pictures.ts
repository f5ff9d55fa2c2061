import type { Language } from '#domain/shared/language.ts';

/** Help entries with a picture, taken and kept current by journeys (`e2e/help/`). */
const names = [
  'register',
  'signIn',
  'fill',
  'hours',
  'publish',
  'guests',
  'schedule',
  'plan',
  'buy',
  'invite',
] as const;
export type HelpPicture = (typeof names)[number];

const files = import.meta.glob<string>('./help-pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** Picture addresses by entry id; each 1080 × 720 pixels. */
export function findHelpPictures(language: Language): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, files[`./help-pictures/${name}-${language}.webp`]]));
}
