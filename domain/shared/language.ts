/** The languages we speak; the first one where nobody asks for another. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** True for a language that we speak. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** What a page or a cookie names as its language; the first of ours when it is none of them. */
export function toLanguage(value: unknown): Language {
  return isLanguage(value) ? value : languages[0];
}
