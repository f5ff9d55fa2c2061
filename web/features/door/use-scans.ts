import { useRef, useState } from 'react';
import { lookUpCode } from '#domain/door/codes.ts';
import { doorState, mergeMarks } from '#domain/door/marks.ts';
import type { Scan } from './scan-dialog.tsx';
import type { Door } from './use-door.ts';

/** Codes of a door: looks each up in the list, lets its party in, and says what came of it. */
export function useScans({ read, refresh }: Pick<Door, 'read' | 'refresh'>, onIn: (guestId: string) => void) {
  const [scan, setScan] = useState<Scan | null>(null);
  const latest = useRef(0);

  function lookUp(text: string) {
    const { door, unsent } = read();
    return door && lookUpCode(door.list, doorState(mergeMarks(door.marks, unsent)), text);
  }

  async function take(text: string) {
    latest.current += 1;
    const number = latest.current;
    const say = (scanned: Scan['scanned']) => setScan((before) => ({ scanned, hasCamera: before?.hasCamera ?? false }));
    let found = lookUp(text);
    if (found?.kind === 'unknown' && navigator.onLine) {
      // The guest may have joined since the list was read.
      say('checking');
      await refresh();
      found = lookUp(text);
    }
    if (found?.kind === 'in') onIn(found.guest.user_id);
    if (number === latest.current) say(found);
  }

  const onCode = (text: string) => void take(text);
  return {
    scan,
    onCode,
    open: () => setScan({ scanned: null, hasCamera: true }),
    close: () => setScan(null),
    clear: () => setScan((before) => before && { ...before, scanned: null }),
  };
}
