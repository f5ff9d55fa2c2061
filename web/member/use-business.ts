import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { session } from '#web/api/session.ts';

export type Business = ApiAnswer<'getBusiness'>;

/** The business of the signed-in member. The header learns its name from here. */
export function useBusiness() {
  const business = useQuery({
    queryKey: ['business'],
    queryFn: ({ signal }) => dataOf(api.GET('/business', { signal })),
  });
  const name = business.data?.company_name;
  useEffect(() => {
    if (name) session.nameCompany(name);
  }, [name]);
  return business;
}
