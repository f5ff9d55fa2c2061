import { useEffect, useState } from 'react';
import type { OpenState, openState } from '#domain/hours/open-state.ts';
import type { Schedule } from '#domain/hours/schedule.ts';

type Engine = typeof openState;

/** Whether the doors are open now. The engine brings the rules of the clocks along and comes after the first paint: null until then. */
export function useOpenState(schedule: Schedule, now: Date): OpenState | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    // Without it the card lacks one line.
    import('#domain/hours/open-state.ts').then(
      (module) => setEngine(() => module.openState),
      () => undefined,
    );
  }, []);
  return engine?.(schedule, now) ?? null;
}
