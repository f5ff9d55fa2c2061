import { useQuery } from '@tanstack/react-query';
import { chosenBusiness } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

type Person = ApiAnswer<'getMe'>;
export type Membership = Person['memberships'][number];

/** The signed-in person and their businesses. */
export function useMe() {
  return useQuery(queries.me);
}

/** The membership in the business that is open: the chosen one, else the first; undefined until it is known. */
export function useMembership(): Membership | undefined {
  const { data } = useMe();
  if (!data) return undefined;
  const chosen = chosenBusiness.id();
  return data.memberships.find(({ business_id }) => business_id === chosen) ?? data.memberships[0];
}
