import { useEffect, useState } from 'react';
import type { OpenState, openState } from '#domain/hours/open-state.ts';
import type { Schedule } from '#domain/hours/schedule.ts';

type Engine = typeof openState;

/** Whether the doors are open now. The time zone rules are large and load after the first paint: null until then. */
export function useOpenState(schedule: Schedule, now: Date): OpenState | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    // Without them the card only lacks one line.
    import('#domain/hours/open-state.ts').then(
      (module) => setEngine(() => module.openState),
      () => undefined,
    );
  }, []);
  return engine?.(schedule, now) ?? null;
}
