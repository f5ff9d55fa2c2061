import { expect, it } from 'vitest';
import { countryOf } from '#server/security/country-of.ts';

it.each([
  ['46.4.0.1', 'DE'],
  ['2a01:4f8::1', 'DE'],
  ['212.27.48.10', 'FR'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['fe80::1', null],
  ['', null],
  ['kein Ort', null],
] as const)('%s is in %s', (ip, country) => {
  expect(countryOf(ip)).toBe(country);
});
