import { useEffect, useRef } from 'react';

export type RequestKey = 'a' | 'x' | 'j' | 'k' | 'z';
const keys: readonly string[] = ['a', 'x', 'j', 'k', 'z'] satisfies RequestKey[];

/** True where letters are text or choose an entry: then they are no shortcut. */
export function takesLetters(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [popover]') !== null
  );
}

/** Whether a key that was pressed is one of those for requests: alone, not held down, and not while somebody writes. */
export function requestKeyOf(event: KeyboardEvent): RequestKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat || event.defaultPrevented)
    return null;
  const key = event.key.toLowerCase();
  return keys.includes(key) && !takesLetters(event.target) ? (key as RequestKey) : null;
}

/** Listens to the keys for requests while it is on the screen. */
export function useRequestKeys(onKey: (key: RequestKey) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = requestKeyOf(event);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
