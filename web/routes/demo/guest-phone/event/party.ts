import { partySizes } from '#domain/events/participation.ts';

export const sizes = Array.from({ length: partySizes.max }, (_, index) => index + partySizes.min);

/** Text keys by party size. */
export const togetherKeys: Partial<Record<number, 'two' | 'three' | 'four' | 'five' | 'six'>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
};
