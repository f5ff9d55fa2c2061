import { expect, test } from 'vitest';
import { accents, wordsOnAccent } from '#domain/profile/accents.ts';

/** Relative luminance by WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(Object.entries(accents))('words can be read on %s', (_, color) => {
  expect((luminance(color) + 0.05) / (luminance(wordsOnAccent) + 0.05)).toBeGreaterThan(4.5);
});
