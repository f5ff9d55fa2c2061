import { useState } from 'react';

/** The class of a stamp that presses in when something comes true while somebody looks; what was true before just stands there. */
export function usePress(isTrue: boolean): string | undefined {
  const [before, setBefore] = useState(isTrue);
  const [presses, setPresses] = useState(false);
  if (isTrue !== before) {
    setBefore(isTrue);
    setPresses(isTrue);
  }
  return presses ? 'animate-press' : undefined;
}

/** Gives whoever was not in the list at first the class of somebody who walks in. */
export function useWalkIn(keys: readonly string[]): (key: string) => string | undefined {
  const [there] = useState(() => new Set(keys));
  return (key) => (there.has(key) ? undefined : 'animate-walk-in');
}
