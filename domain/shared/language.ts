/** The first is the default. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The named language, else the default. */
export function toLanguage(value: unknown): Language {
  return isLanguage(value) ? value : languages[0];
}
