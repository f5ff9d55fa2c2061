import { useCallback, useSyncExternalStore } from 'react';

/** Viewport below a width; use CSS if that suffices. */
export function useNarrow(below: '48rem' | '64rem' = '48rem'): boolean {
  const query = `(width < ${below})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
