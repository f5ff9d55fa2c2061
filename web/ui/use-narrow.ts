import { useSyncExternalStore } from 'react';

const query = '(width < 48rem)';

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the screen is that of a phone: for code that only phones load. What only looks different is left to the style sheet. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
