import { expect, test } from 'vitest';
import { steadyPeople } from './steady-people.ts';

const people = (...ids: string[]) => ids.map((user_id) => ({ user_id }));
const shown = (...ids: string[]) => people(...ids).map((person) => ({ person, isGone: false }));
const after = (before: string[], fresh: string[], mine: string[] = []) =>
  steadyPeople(shown(...before), people(...fresh), new Set(mine)).map(
    ({ person, isGone }) => `${person.user_id}${isGone ? ' gone' : ''}`,
  );

test('who is new comes last, and nobody else moves', () => {
  expect(after(['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'a', 'd']);
});

test('who is gone keeps their place', () => {
  expect(after(['a', 'b', 'c'], ['b', 'c'])).toEqual(['a gone', 'b', 'c']);
});

test('whom this member decided about keeps their place until the list shows it, and then goes at once', () => {
  expect(after(['a', 'b', 'c'], ['a', 'b', 'c'], ['b'])).toEqual(['a', 'b', 'c']);
  expect(after(['a', 'b', 'c'], ['a', 'c'], ['b'])).toEqual(['a', 'c']);
});

test('who comes back after all is there again', () => {
  const gone = [{ person: { user_id: 'a' }, isGone: true }];
  expect(steadyPeople(gone, people('a'), new Set())).toEqual([{ person: { user_id: 'a' }, isGone: false }]);
});
