import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['12,50 €', 1250],
  ['12.5', 1250],
  ['EUR 12', 1200],
  ['12,-', 1200],
  ['1.250,00', 125000],
  ['1,250', 125000],
  ['frei', 0],
  ['-3', null],
  ['viel', null],
])('read the price %s', (typed, cents) => expect(readPrice(typed)).toBe(cents));
