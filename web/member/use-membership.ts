import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useOpenedBusiness } from './rendered-page.ts';

type Person = ApiAnswer<'getMe'>;
export type Membership = Person['memberships'][number];

export function useMe() {
  return useQuery(queries.me);
}

/** Membership in the chosen business, else the first; undefined while loading. */
export function useMembership(): Membership | undefined {
  const { data } = useMe();
  const chosen = useOpenedBusiness();
  if (!data) return undefined;
  return data.memberships.find(({ business_id }) => business_id === chosen) ?? data.memberships[0];
}
