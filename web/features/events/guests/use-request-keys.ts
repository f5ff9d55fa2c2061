import { useEffect, useRef } from 'react';

/** True where letters are text or choose an entry: then they are no shortcut. */
export function takesLetters(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [popover]') !== null
  );
}

/** What letters do. */
type Keys = Partial<Record<'a' | 'x' | 'j' | 'k' | 'z', () => void>>;

/** What to do for a key: alone, not held down, and not while somebody writes. */
function actionOf(event: KeyboardEvent, keys: Keys): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
  const key = event.key.toLowerCase();
  if (event.defaultPrevented || !Object.hasOwn(keys, key) || takesLetters(event.target)) return;
  return keys[key as keyof Keys];
}

/** Listens to these keys while it is on the screen. */
export function useRequestKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = actionOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
