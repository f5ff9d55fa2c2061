/** `isGone`: no longer listed, but kept for a moment. */
export type Shown<Person> = { person: Person; isGone: boolean };

/**
 * Merges a refetched list without moving rows: visible people keep their place, gone ones until released, new ones
 * last. `mine`: decided by this member; removed as soon as the list confirms.
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
