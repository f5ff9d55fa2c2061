import { useEffect, useState } from 'react';

/** Milliseconds to wait without `requestIdleCallback`. */
const CALM_MS = 1500;

/**
 * Preloads code after load, when idle; true once loaded. Failures are ignored until it is needed. `load` must be
 * stable.
 */
export function usePreload(load: () => Promise<unknown>, isWanted = true): boolean {
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

/** True after load, when idle. */
export function useIdle(): boolean {
  return usePreload(nothing);
}

function whenIdle(work: () => void, signal: AbortSignal) {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
    else setTimeout(work, CALM_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}
