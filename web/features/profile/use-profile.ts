import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type Profile = ApiAnswer<'getProfile'>;

/** The public profile of the business; null when there is none yet. */
export function useProfile() {
  return useQuery(queries.profile);
}
