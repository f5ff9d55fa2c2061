import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';

export type Profile = ApiAnswer<'getProfile'>;

export const profileKey = ['profile'];

/** The profile as it is now, with its tag. */
export function readProfile(signal?: AbortSignal): Promise<Tagged<Profile>> {
  return taggedOf(api.GET('/profile', { signal }));
}

/** The public profile of the business; null when there is none yet. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }): Promise<Tagged<Profile> | null> => {
      try {
        return await readProfile(signal);
      } catch (error) {
        if (isProblem(error, 'not_found')) return null;
        throw error;
      }
    },
  });
}
