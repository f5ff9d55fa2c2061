import { expect, test } from 'vitest';
import { splitPrice } from './split-price.ts';

test.each([
  ['12,90 € mit Senf, bis 12 Uhr', '12,90 €', 'mit Senf, bis 12 Uhr'],
  ['€12.90 with mustard', '€12.90', 'with mustard'],
  ['nur 9 Euro', 'nur 9 Euro', ''],
  ['12,- pro Person', '12,-', 'pro Person'],
  ['zwei zum Preis von einem', 'zwei zum Preis von einem', ''],
  ['9 europäische Würste', '9', 'europäische Würste'],
  ['  ', '', ''],
])('%j is shown as %j and %j', (text, price, note) => {
  expect(splitPrice(text)).toEqual({ price, note });
});
