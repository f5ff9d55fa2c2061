import { useEffect, useEffectEvent } from 'react';
import { createKeyReader } from '#domain/door/codes.ts';

/** Calls `onCode` for what a scanner types anywhere on the page; its Enter reaches no button or form. */
export function useKeyReader(onCode: (text: string) => void): void {
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const read = createKeyReader();
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const text = read({ key: event.key, at: event.timeStamp });
      if (text === null) return;
      event.preventDefault();
      event.stopPropagation();
      found(text);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
