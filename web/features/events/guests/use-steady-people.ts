import { useEffect, useState } from 'react';
import type { Shown } from './steady-people.ts';
import { steadyPeople } from './steady-people.ts';

/** Milliseconds gone people stay visible. */
const LINGER_MS = 3000;

/** A list that live changes do not move under a finger. `fresh` must be stable between reads. */
export function useSteadyPeople<Person extends { user_id: string }>(
  fresh: readonly Person[],
  mine: ReadonlySet<string>,
): Shown<Person>[] {
  const [seen, setSeen] = useState(() => ({ fresh, shown: steadyPeople([], fresh, mine) }));
  if (seen.fresh !== fresh) setSeen({ fresh, shown: steadyPeople(seen.shown, fresh, mine) });
  const hasGone = seen.shown.some(({ isGone }) => isGone);
  useEffect(() => {
    if (!hasGone) return;
    const letGo = () => setSeen((now) => ({ ...now, shown: now.shown.filter(({ isGone }) => !isGone) }));
    const timer = setTimeout(letGo, LINGER_MS);
    return () => clearTimeout(timer);
  }, [hasGone]);
  return seen.shown.filter(({ person }) => !mine.has(person.user_id));
}
