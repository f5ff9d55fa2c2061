import { useEffect, useState } from 'react';

/** Whole seconds until an instant in milliseconds, never below zero; null until the browser's clock is known. */
export function useCountdown(until: number | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    if (until === null || until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return now === null ? null : Math.max(0, Math.ceil(((until ?? 0) - now) / 1000));
}
