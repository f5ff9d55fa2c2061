import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type Profile = ApiAnswer<'getProfile'>;

/** Null before the first save. */
export function useProfile() {
  return useQuery(queries.profile);
}
