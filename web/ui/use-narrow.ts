import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is narrower than a tablet or a desktop, where the style sheet alone cannot adapt to it. */
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
