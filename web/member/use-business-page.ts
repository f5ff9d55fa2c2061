import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';

/** Public addresses of the business, and whether guests see it. */
export function useBusinessPage() {
  return useQuery(queries.businessPage);
}
