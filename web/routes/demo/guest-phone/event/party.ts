import { partySizes } from '#domain/events/participation.ts';

/** How many may come together. */
export const sizes = Array.from({ length: partySizes.max }, (_, index) => index + partySizes.min);

/** How many a party of several is, in the words of the texts. */
export const togetherKeys: Partial<Record<number, 'two' | 'three' | 'four' | 'five' | 'six'>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
};
