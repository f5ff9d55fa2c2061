/** Colours a business may choose, in light and dark. A test checks the contrast of `wordsOnAccent` on each. */
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

export const wordsOnAccent = '#231611';
