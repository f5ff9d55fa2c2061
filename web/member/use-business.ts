import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { session } from '#web/api/session.ts';

export type Business = ApiAnswer<'getBusiness'>;

/** The open business; also updates the name in the header. */
export function useBusiness() {
  const business = useQuery(queries.business);
  const name = business.data?.company_name;
  useEffect(() => {
    if (name) session.nameCompany(name);
  }, [name]);
  const isGone = isProblem(business.error, 'no_business');
  useEffect(() => {
    if (isGone) session.nameCompany('');
  }, [isGone]);
  return business;
}
