import { Suspense } from 'react';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { DrawnEmptyStateProps } from './drawn-empty-state.tsx';

const DrawnEmptyState = onDemand<DrawnEmptyStateProps>(
  async () => (await import('./drawn-empty-state.tsx')).DrawnEmptyState,
);

/** Lazy empty state. */
export function LazyEmptyState(props: DrawnEmptyStateProps) {
  return (
    <Suspense>
      <DrawnEmptyState {...props} />
    </Suspense>
  );
}
