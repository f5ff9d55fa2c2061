/** Somebody on show. `isGone`: they are in the list no more, and keep their place for a moment. */
export type Shown<Person> = { person: Person; isGone: boolean };

/**
 * What to show after a list was read again: who was on show stays in place, those who are gone as well until they are let
 * go, and who is new comes last. So nothing moves under a finger. `mine`: whom this member has just decided about; they go
 * as soon as the list shows it.
 */
export function steadyPeople<Person extends { user_id: string }>(
  shown: readonly Shown<Person>[],
  fresh: readonly Person[],
  mine: ReadonlySet<string>,
): Shown<Person>[] {
  const found = new Map(fresh.map((person) => [person.user_id, person]));
  const known = new Set(shown.map(({ person }) => person.user_id));
  return [
    ...shown.map(({ person }) => ({ person: found.get(person.user_id) ?? person, isGone: !found.has(person.user_id) })),
    ...fresh.filter(({ user_id: id }) => !known.has(id)).map((person) => ({ person, isGone: false })),
  ].filter(({ person, isGone }) => !(isGone && mine.has(person.user_id)));
}
