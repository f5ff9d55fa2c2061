/** The languages we speak; the first one where nobody asks for another. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** True for one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The language that a page or a cookie names; the first of ours when it names none of them. */
export function toLanguage(value: unknown): Language {
  return isLanguage(value) ? value : languages[0];
}
