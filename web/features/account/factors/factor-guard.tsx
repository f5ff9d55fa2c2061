import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isProblem } from '#web/api/problem.ts';
import { paths } from '#web/paths.ts';
import { FreshDialog } from './fresh-dialog.tsx';

/** Asks to confirm the identity when a call requires it, and leads to the second factor if one is required. */
export function FactorGuard() {
  const client = useQueryClient();
  useEffect(() => {
    const lead = (error?: Error | null) => {
      if (isProblem(error, 'second_factor_needed')) location.assign(paths.secondFactor);
    };
    const reads = client.getQueryCache();
    // Handles responses from before it was mounted.
    for (const { state } of reads.getAll()) lead(state.error);
    const stops = [
      reads.subscribe(({ query }) => lead(query.state.error)),
      client.getMutationCache().subscribe(({ mutation }) => lead(mutation?.state.error)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return <FreshDialog />;
}
