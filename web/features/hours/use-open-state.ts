import { useEffect, useState } from 'react';
import type { HoursNow, hoursNow } from '#domain/hours/hours-now.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { useIdle } from '#web/ui/use-preload.ts';

type Engine = typeof hoursNow;

/** Current open state and today's hours; null until the time zone and holiday rules are loaded. */
export function useOpenState(schedule: Schedule, now: Date): HoursNow | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    // On failure the card lacks only its hours.
    import('#domain/hours/hours-now.ts').then(
      (module) => setEngine(() => module.hoursNow),
      () => undefined,
    );
  }, [isIdle]);
  return engine?.(schedule, now) ?? null;
}
