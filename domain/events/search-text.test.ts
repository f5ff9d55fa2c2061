import { expect, it } from 'vitest';
import { searchText } from '#domain/events/search-text.ts';

it.each([
  [['Kneipenquiz', 'Zur Fetten Ecke'], 'kneipenquiz zur fetten ecke'],
  [['Über den Dächern', 'Weserstraße 104'], 'uber den dachern weserstrasse 104'],
  [['  Zwei   Leerzeichen ', ''], 'zwei leerzeichen'],
  [['CAFÉ', 'Łódź & Ørsted'], 'cafe lodz & orsted'],
])('%j is searched as %j', (parts, expected) => {
  expect(searchText(...parts)).toBe(expected);
});
