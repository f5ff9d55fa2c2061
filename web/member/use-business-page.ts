import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';

/** The public addresses of the business, and whether guests see it. */
export function useBusinessPage() {
  return useQuery(queries.businessPage);
}
