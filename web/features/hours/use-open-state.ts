import { useEffect, useState } from 'react';
import type { HoursNow, hoursNow } from '#domain/hours/hours-now.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { useIdle } from '#web/ui/use-ahead.ts';

type Engine = typeof hoursNow;

/**
 * Whether the doors are open now, and the hours of the day. The rules of time zones and holidays are large and load after
 * the first paint: null until then.
 */
export function useOpenState(schedule: Schedule, now: Date): HoursNow | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    // Without them the card only lacks its hours.
    import('#domain/hours/hours-now.ts').then(
      (module) => setEngine(() => module.hoursNow),
      () => undefined,
    );
  }, [isIdle]);
  return engine?.(schedule, now) ?? null;
}
