import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useOpenedBusiness } from './drawn-page.ts';

type Person = ApiAnswer<'getMe'>;
export type Membership = Person['memberships'][number];

/** The signed-in person and their businesses. */
export function useMe() {
  return useQuery(queries.me);
}

/** The membership in the business that is open: the chosen one, else the first; undefined until it is known. */
export function useMembership(): Membership | undefined {
  const { data } = useMe();
  const chosen = useOpenedBusiness();
  if (!data) return undefined;
  return data.memberships.find(({ business_id }) => business_id === chosen) ?? data.memberships[0];
}
