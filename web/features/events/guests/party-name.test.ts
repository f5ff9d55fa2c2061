import { expect, test } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';
import { partyText } from './party-name.tsx';

const de = createTranslator('de', 'participants', 'Dabei');
const en = createTranslator('en', 'participants', 'Dabei');

test.each([
  [1, 'Ute', 'Ute'],
  [2, 'Ute und eine weitere Person', 'Ute and one more person'],
  [4, 'Ute und 3 weitere Personen', 'Ute and 3 more people'],
])('a party of %d is told in words', (party_size, german, english) => {
  const ute = { display_name: 'Ute', party_size };
  expect(partyText(ute, de)).toBe(german);
  expect(partyText(ute, en)).toBe(english);
});

test('a decision about a party is told of all of them', () => {
  expect(de('undo.approve', { name: 'Ute', count: 1 })).toBe('Ute ist angenommen.');
  expect(de('undo.reject', { name: 'Ute und 3 weitere Personen', count: 4 })).toBe(
    'Ute und 3 weitere Personen sind abgelehnt.',
  );
  expect(en('waitingList.asked', { name: 'Ute and 3 more people', count: 4 })).toBe(
    'Ute and 3 more people are being asked',
  );
});
