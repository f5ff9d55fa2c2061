import { useEffect, useState } from 'react';
import { useFirstNow } from '#web/member/rendered-page.ts';

const MINUTE_MS = 60_000;

/** Updates each full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(useFirstNow());
  useEffect(() => {
    const timer = setTimeout(
      () => setNow(new Date()),
      Math.max(0, now.getTime() - (now.getTime() % MINUTE_MS) + MINUTE_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
