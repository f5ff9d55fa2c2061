import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { accents, wordsOnAccent } from '#domain/profile/accents.ts';

test.each(Object.entries(accents))('words can be read on %s', (_, color) => {
  expect(wcagContrast(color, wordsOnAccent)).toBeGreaterThan(4.5);
});
