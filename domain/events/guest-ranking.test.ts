import { expect, it } from 'vitest';
import type { FoundGuest } from '#domain/events/guest-ranking.ts';
import { guestSearch, rankGuests, searchedName, searchedPart } from '#domain/events/guest-ranking.ts';

const now = new Date('2026-12-01T12:00:00Z');
const ahead = (days: number) => new Date(now.getTime() + days * 86_400_000);

function guest(displayName: string, days: number | null, more: Partial<FoundGuest> = {}): FoundGuest {
  const event = { status: 'published' as const, startsAt: days === null ? null : ahead(days), endsAt: null };
  return { userId: displayName, displayName, status: 'joined', event, ...more };
}
const namesOf = (found: FoundGuest[], typed: string, limit = 20) =>
  rankGuests(found, { typed, limit, now }).map(({ displayName }) => displayName);

it.each([
  ['Änne-Sofie', 'anne sofie'],
  ['  ÅSE  Weiß ', 'ase weiss'],
  ['Łukasz', 'lukasz'],
])('%j is searched as %j', (typed, expected) => expect(searchedName(typed)).toBe(expected));

it.each([
  ['Ut', ' ut'],
  ['Utä', 'uta'],
  ['-', null],
])('typing %j looks for %j', (typed, expected) => expect(searchedPart(typed)).toBe(expected));

it('names that begin so come before names that only contain it', () => {
  expect(namesOf([guest('Jutta', 1), guest('Utta', 9), guest('Anna-Uta', 5)], 'ut')).toEqual([
    'Anna-Uta',
    'Utta',
    'Jutta',
  ]);
});

it('what comes next is before what was, each by its distance, and no day is last', () => {
  const found = [guest('Uta 1', null), guest('Uta 2', -1), guest('Uta 3', 8), guest('Uta 4', -20), guest('Uta 5', 2)];
  expect(namesOf(found, 'uta')).toEqual(['Uta 5', 'Uta 3', 'Uta 1', 'Uta 2', 'Uta 4']);
});

it('a cancelled event counts as over, and who left is behind who comes', () => {
  const cancelled = { status: 'cancelled' as const, startsAt: ahead(1), endsAt: null };
  const found = [
    guest('Uta ab', 1, { status: 'left' }),
    guest('Uta aus', 1, { event: cancelled }),
    guest('Uta da', 9),
    guest('Uta nein', 2, { status: 'rejected' }),
  ];
  expect(namesOf(found, 'uta')).toEqual(['Uta da', 'Uta ab', 'Uta nein', 'Uta aus']);
});

it('one person takes a few places only, and the limit holds', () => {
  const regular = Array.from({ length: 30 }, (_, day) => guest('Uta', day + 1));
  const found = [...regular, guest('Utz', 40)];
  expect(namesOf(found, 'ut')).toEqual([...Array(guestSearch.perPerson).fill('Uta'), 'Utz']);
  expect(namesOf(found, 'ut', 2)).toEqual(['Uta', 'Uta']);
});
