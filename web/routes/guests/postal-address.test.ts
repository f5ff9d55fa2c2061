import { expect, test } from 'vitest';
import { placeOf, postalAddress } from './postal-address.ts';

const berlin = { postalCode: '12047', addressLocality: 'Berlin', addressCountry: 'DE' };

test.each([
  ['Weserstraße 104, 12047 Berlin', { streetAddress: 'Weserstraße 104', ...berlin }],
  ['Weserstraße 104 12047 Berlin', { streetAddress: 'Weserstraße 104', ...berlin }],
  ['Weserstraße 104, D-12047 Berlin, Deutschland', { streetAddress: 'Weserstraße 104', ...berlin }],
  ['Zur Fetten Ecke\nWeserstraße 104\n12047 Berlin', { streetAddress: 'Weserstraße 104', ...berlin }],
  ['Weserstraße 104', { streetAddress: 'Weserstraße 104', addressCountry: 'DE' }],
  ['Am See', { streetAddress: 'Am See', addressCountry: 'DE' }],
])('%s has its parts', (text, parts) => {
  expect(postalAddress(text)).toEqual({ '@type': 'PostalAddress', ...parts });
});

test.each([
  ['', 'Zur Fetten Ecke', 'Weserstraße 104'],
  ['Weserstraße 104', 'Zur Fetten Ecke', 'Weserstraße 104'],
  ['Weserstraße 104, 12047 Berlin', 'Zur Fetten Ecke', 'Weserstraße 104'],
  ['Kulturhaus, Hauptstraße 5, 10827 Berlin', 'Kulturhaus', 'Hauptstraße 5'],
  ['Kulturhaus, Hauptstraße 5', 'Kulturhaus', 'Hauptstraße 5'],
  ['Hauptstraße 5, 10827 Berlin', 'Hauptstraße 5', 'Hauptstraße 5'],
  ['Tempelhofer Feld', 'Tempelhofer Feld', 'Tempelhofer Feld'],
])('an event at "%s" is at %s, %s', (location, name, streetAddress) => {
  const host = { display_name: 'Zur Fetten Ecke', address: 'Weserstraße 104, 12047 Berlin' };
  expect(placeOf(location, host)).toMatchObject({ name, address: { streetAddress } });
});
