import { useState } from 'react';

/** Animation class of a stamp when its condition becomes true after mounting. */
export function usePress(isTrue: boolean): string | undefined {
  const [before, setBefore] = useState(isTrue);
  const [presses, setPresses] = useState(false);
  if (isTrue !== before) {
    setBefore(isTrue);
    setPresses(isTrue);
  }
  return presses ? 'animate-press' : undefined;
}

/** Returns the walk-in animation class for keys that were not there at mounting. */
export function useWalkIn(keys: readonly string[]): (key: string) => string | undefined {
  const [there] = useState(() => new Set(keys));
  return (key) => (there.has(key) ? undefined : 'animate-walk-in');
}
