import type { Language } from '#domain/shared/language.ts';

/** Entries of the help that have a picture. Journeys take them and hold that they are not old (`e2e/help/`). */
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

/** Addresses of the pictures by the ids of their entries. All are 1080 pixels wide and 720 high. */
export function findHelpPictures(language: Language): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, files[`./help-pictures/${name}-${language}.webp`]]));
}
