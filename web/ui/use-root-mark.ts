import { useLayoutEffect } from 'react';

/**
 * Marks the root element for the style sheet while something is shown that others have to leave room for; the mark says how many there are. `html:has(…)` would
 * do without a script; for that the browser looks through the whole page with each change of styles.
 */
export function useRootMark(mark: 'appBar' | 'bottomBar' | 'offlineStrip', isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    const count = (by: number) => {
      const now = Number(dataset[mark] ?? 0) + by;
      if (now > 0) dataset[mark] = String(now);
      else delete dataset[mark];
    };
    count(1);
    return () => count(-1);
  }, [mark, isShown]);
}
