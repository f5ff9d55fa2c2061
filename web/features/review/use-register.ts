import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import type { Case } from './use-review.ts';

/** Counts a look-up without blocking the visit; failures are ignored. */
export function useRegister({ id, register_search: { url } }: Case) {
  const queryClient = useQueryClient();
  const count = useCallback(() => {
    reviewApi.POST('/review/businesses/{id}/register-lookups', { params: { path: { id } }, keepalive: true }).then(
      () => queryClient.invalidateQueries(reviewQueries.desk),
      () => undefined,
    );
  }, [id, queryClient]);
  return {
    count,
    open() {
      window.open(url, '_blank', 'noopener,noreferrer');
      count();
    },
  };
}
