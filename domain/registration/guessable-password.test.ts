import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const own = ['resi@fette-ecke.example', 'Resi Huber', 'Zur Fetten Ecke'];

// ASVS 6.1.2.
test.each([
  '11111111',
  '12121212',
  '12345678',
  'hgfedcba',
  'Dabei2026',
  'dabei-dabei',
  'Passwort1!',
  'passwort',
  'schalke04',
])('%s is guessed by anybody', (password) => expect(isGuessable(password, [])).toBe(true));

// ASVS 6.1.2.
test.each(['resi@fette-ecke.example', 'ResiHuber', 'Huber1987', 'zur fetten ecke', 'ZurFettenEcke!', 'resiresi'])(
  '%s is guessed by whoever knows the person',
  (password) => {
    expect(isGuessable(password, own)).toBe(true);
    expect(isGuessable(password, [null])).toBe(false);
  },
);

test.each(['dabei-demo-2026', 'sehr geheim 1', 'Resi tanzt im Regen', 'fette-beute-um-4'])(
  '%s may be set',
  (password) => expect(isGuessable(password, own)).toBe(false),
);
