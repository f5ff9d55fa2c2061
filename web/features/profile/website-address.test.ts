import { expect, test } from 'vitest';
import { websiteAddress } from './website-address.ts';

// ASVS 1.2.2.
test.each([
  ['', ''],
  ['  ', ''],
  ['deinladen.de', 'https://deinladen.de/'],
  [' www.deinladen.de/karte?tag=1 ', 'https://www.deinladen.de/karte?tag=1'],
  ['http://deinladen.de', 'http://deinladen.de/'],
  ['HTTPS://DeinLaden.de', 'https://deinladen.de/'],
  ['deinladen.de:8080', 'https://deinladen.de:8080/'],
  ['käsehaus.de', 'https://xn--ksehaus-5wa.de/'],
  ['javascript:alert(1)', null],
  ['mailto:a@b.de', null],
  ['ftp://deinladen.de', null],
  ['dein laden.de', null],
  ['deinladen', null],
  ['https://', null],
])('%j is %j', (typed, expected) => expect(websiteAddress(typed)).toBe(expected));
