import { useLayoutEffect } from 'react';

/** Counts fixed elements on the root for CSS; `html:has(…)` would search the whole page on each style change. */
export function useRootAttribute(mark: 'appBar' | 'bottomBar' | 'offlineStrip', isShown = true): void {
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
