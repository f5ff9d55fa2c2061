import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isProblem } from '#web/api/problem.ts';
import { paths } from '#web/paths.ts';
import { FreshDialog } from './fresh-dialog.tsx';

/** Asks who is there when a call wants to know, and leads to the second factor when one is refused for the want of it. */
export function FactorGuard() {
  const client = useQueryClient();
  useEffect(() => {
    const lead = (error?: Error | null) => {
      if (isProblem(error, 'second_factor_needed')) location.assign(paths.secondFactor);
    };
    const reads = client.getQueryCache();
    // It comes later than the first answers.
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
