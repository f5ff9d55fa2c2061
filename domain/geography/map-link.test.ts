import { expect, it } from 'vitest';
import { readMapLink } from './map-link.ts';

const place = { latitude: 52.4861, longitude: 13.4303 };

it.each([
  'https://www.google.com/maps/place/Zum+Anker/@52.5,13.4,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d52.4861!4d13.4303',
  'https://www.google.de/maps/@52.4861,13.4303,15z',
  'https://maps.google.com/?q=52.4861,13.4303',
  'https://www.google.com/maps/search/?api=1&query=52.4861%2C13.4303',
  'https://maps.apple.com/?ll=52.4861,13.4303&q=Zum%20Anker',
  'https://www.openstreetmap.org/?mlat=52.4861&mlon=13.4303#map=17/52.5/13.4',
  'https://www.openstreetmap.org/#map=17/52.4861/13.4303',
  'geo:52.4861,13.4303?z=17',
  '52.4861, 13.4303',
  ' 52,4861 13,4303 ',
  '52,4861; 13,4303',
  '(52.4861, 13.4303)',
  '52.4861° N, 13.4303° E',
])('reads %s', (text) => {
  expect(readMapLink(text)).toEqual(place);
});

it.each([
  '',
  'Weserstraße 12, 12045 Berlin',
  'https://maps.app.goo.gl/abc',
  '52, 13',
  '91.5, 13.4',
  'https://www.google.com/maps',
  `https://www.google.com/maps/@${'9'.repeat(3000)}`,
])('finds no place in %j', (text) => {
  expect(readMapLink(text)).toBeNull();
});
