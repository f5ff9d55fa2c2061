import { useEffect, useState } from 'react';

/** How long a browser without `requestIdleCallback` is left alone, in milliseconds. */
const CALM_MS = 1500;

/**
 * Fetches code that a screen does not need yet, once the page has loaded and the browser is idle, so that what opens later opens
 * at once. True when it is there. A failure is left to the moment that needs it. `load` must stay the same function.
 */
export function useAhead(load: () => Promise<unknown>, isWanted = true): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    whenIdle(() => {
      if (stop.signal.aborted) return;
      load().then(
        () => stop.signal.aborted || setThere(true),
        () => undefined,
      );
    }, stop.signal);
    return () => stop.abort();
  }, [load, isWanted]);
  return isThere;
}

const nothing = async () => undefined;

/** True once the page has loaded and the browser is idle: what nobody waits for begins then. */
export function useIdle(): boolean {
  return useAhead(nothing);
}

function whenIdle(work: () => void, signal: AbortSignal) {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
    else setTimeout(work, CALM_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}
