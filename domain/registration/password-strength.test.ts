import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { strengthOf } from '#domain/registration/password-strength.ts';

it.each([
  ['kurz', null],
  ['zum-anker', 'guessable'],
  ['aaaaaaaaaaaa', 'guessable'],
  ['fahrradweg', 'fair'],
  ['Fahrradweg2026!!', 'fair'],
  ['abababababcdabababab', 'fair'],
  ['x7k-Q2mP9-vTr', 'good'],
  ['drei müde Katzen', 'good'],
  ['drei müde Katzen am Kanal', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(strengthOf(password, ['hallo@anker.example', 'Zum Anker'])).toBe(strength);
});

it('calls nothing good that leaked often, plain or dressed up', () => {
  const praised = (dictionary['passwords-common'] as readonly string[])
    .flatMap((leaked) => [leaked, `${leaked}2026!`, `!${leaked.toUpperCase()}`])
    .filter((password) => ['good', 'strong'].includes(strengthOf(password, []) ?? ''));
  expect(praised).toEqual([]);
});
