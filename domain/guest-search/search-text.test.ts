import { expect, it } from 'vitest';
import { searchPart, searchText } from '#domain/guest-search/search-text.ts';

it.each([
  ['', null],
  ['  ', null],
  ['Q', ' q'],
  ['QU', ' qu'],
  ['Qüi', 'qui'],
])('typing %j looks for %j', (typed, expected) => {
  expect(searchPart(typed)).toBe(expected);
});

it.each([
  [['Kneipenquiz', 'Zur Fetten Ecke'], ' kneipenquiz zur fetten ecke'],
  [['Über den Dächern', 'Weserstraße 104'], ' uber den dachern weserstrasse 104'],
  [['  Zwei   Leerzeichen ', ''], ' zwei leerzeichen'],
  [['CAFÉ', 'Łódź & Ørsted'], ' cafe lodz & orsted'],
])('%j is searched as %j', (parts, expected) => {
  expect(searchText(...parts)).toBe(expected);
});
