import { useLayoutEffect, useRef } from 'react';

const MOVE_MS = 250;

/** Animates rows with `data-row` to their new positions; not under reduced motion. */
export function useRowAnimation<Element extends HTMLElement>() {
  const list = useRef<Element>(null);
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const before = places.current;
    places.current = new Map();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset.row ?? '';
      places.current.set(id, row.offsetTop);
      const from = before.get(id);
      if (isStill || before.size === 0 || from === row.offsetTop) continue;
      const start = from === undefined ? { opacity: 0 } : { translate: `0 ${from - row.offsetTop}px` };
      row.animate([start, { opacity: 1, translate: 'none' }], { duration: MOVE_MS, easing: 'ease-out' });
    }
  });
  return list;
}
