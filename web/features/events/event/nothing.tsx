import { Suspense } from 'react';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { NothingHereProps } from './nothing-here.tsx';

const NothingHere = onDemand<NothingHereProps>(async () => (await import('./nothing-here.tsx')).NothingHere);

/** Lazy empty state. */
export function Nothing(props: NothingHereProps) {
  return (
    <Suspense>
      <NothingHere {...props} />
    </Suspense>
  );
}
