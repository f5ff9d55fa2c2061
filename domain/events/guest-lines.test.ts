import { expect, it } from 'vitest';
import { readGuestLine } from '#domain/events/guest-lines.ts';

it.each([
  ['Anna Koch', 'Anna Koch', 1, ''],
  ['Anna Koch +2', 'Anna Koch', 3, ''],
  ['Anna Koch (+ 2)', 'Anna Koch', 3, ''],
  ['Ben, 3', 'Ben', 3, ''],
  ['Ben;3;Tisch am Fenster', 'Ben', 3, 'Tisch am Fenster'],
  ['Ben\t3', 'Ben', 3, ''],
  ['Ben, +1', 'Ben', 2, ''],
  ['Ben, Presse', 'Ben', 1, 'Presse'],
  ['Ben +1, Presse, mit Kamera', 'Ben', 2, 'Presse, mit Kamera'],
  ['Cem 2 Personen', 'Cem', 2, ''],
  ['Cem (2 Personen)', 'Cem', 2, ''],
  ['Cem, 4 Leute', 'Cem', 4, ''],
  ['Dora 3 people', 'Dora', 3, ''],
  ['1. Eva', 'Eva', 1, ''],
  ['- Eva +1', 'Eva', 2, ''],
  ['Team 7', 'Team 7', 1, ''],
  ['Ben,,', 'Ben', 1, ''],
])('reads %j', (line, name, partySize, note) => {
  expect(readGuestLine(line)).toEqual({ name, partySize, email: '', note });
});

it.each([
  ['+2', 'name'],
  [', 3', 'name'],
  ['Ben, 0', 'party'],
  ['Ben +6', 'party'],
  ['Ben 20 Personen', 'party'],
  ['x'.repeat(81), 'long'],
])('finds what is wrong with %j', (line, problem) => {
  expect(readGuestLine(line)).toBe(problem);
});

it.each([
  ['Anna +1, anna@post.example', 2, 'anna@post.example', ''],
  ['Anna, anna@post.example, 2, Presse', 2, 'anna@post.example', 'Presse'],
  ['Anna, 3, Presse, anna@post.example', 3, 'anna@post.example', 'Presse'],
  ['Anna, kein@ort', 1, '', 'kein@ort'],
])('finds the address in %j', (line, partySize, email, note) => {
  expect(readGuestLine(line)).toEqual({ name: 'Anna', partySize, email, note });
});
