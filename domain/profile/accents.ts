/**
 * The colours a business may choose as its own, as they are on its page, notices and posters in light and dark. Words on
 * each are `wordsOnAccent`; a test holds every pair to the contrast that text needs, so none can be chosen that is unreadable.
 */
export const accents = {
  tomato: '#f35223',
  amber: '#f8b734',
  azure: '#449fe6',
  rose: '#e86a9f',
  clover: '#60c072',
  lilac: '#b191ea',
  teal: '#41c1ba',
  lime: '#c1d944',
} as const;

export type Accent = keyof typeof accents;
export const accentNames = Object.keys(accents) as [Accent, ...Accent[]];

/** The colour of words on any accent. */
export const wordsOnAccent = '#231611';
