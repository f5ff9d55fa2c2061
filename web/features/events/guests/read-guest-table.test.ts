import { expect, it } from 'vitest';
import { toGuestLines } from './read-guest-table.ts';

it('reads names, parties and notes by their headings', () => {
  const headings = ['Nachname', 'Vorname', 'Personen', 'Notiz'];
  const rows = [
    ['Koch', 'Anna', '3', 'Tisch, am Fenster'],
    ['Bunt', 'Ben', '', ''],
  ];
  expect(toGuestLines([headings, ...rows])).toEqual(['Anna Koch, 3, Tisch am Fenster', 'Ben Bunt']);
});

it('reads a column of addresses', () => {
  const rows = [
    ['Anna Koch', 'anna@post.example', 'Presse'],
    ['Ben Bunt', '', ''],
  ];
  expect(toGuestLines([['Name', 'E-Mail', 'Notiz'], ...rows])).toEqual([
    'Anna Koch, anna@post.example, Presse',
    'Ben Bunt',
  ]);
});

it('takes the first row for a guest where no heading is a name', () => {
  expect(toGuestLines([['Anna Koch +2'], ['Ben', '3', ''], ['Cem']])).toEqual(['Anna Koch +2', 'Ben, 3', 'Cem']);
});
