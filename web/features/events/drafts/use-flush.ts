import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Calls as soon as somebody leaves, looks elsewhere or comes back online: what is typed then does not wait any longer. */
export function useFlush(flush: () => void, isMounted: RefObject<boolean>): void {
  const latest = useRef(flush);
  latest.current = flush;
  useEffect(() => {
    const flushNow = () => latest.current();
    const flushHidden = () => document.visibilityState === 'hidden' && flushNow();
    isMounted.current = true;
    window.addEventListener('online', flushNow);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      isMounted.current = false;
      window.removeEventListener('online', flushNow);
      document.removeEventListener('visibilitychange', flushHidden);
      flushNow();
    };
  }, [isMounted]);
}
