import { useEffect, useRef } from 'react';
import { letterOf } from '#web/member/letter-keys.ts';

/** What letters do. */
type Keys = Partial<Record<'a' | 'x' | 'j' | 'k' | 'z', () => void>>;

/** Listens to these keys while it is on the screen. */
export function useRequestKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const letter = letterOf(event);
      const act = letter !== null && Object.hasOwn(latest.current, letter) && latest.current[letter as keyof Keys];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
