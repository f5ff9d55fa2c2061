import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

export type TeamMember = ApiAnswer<'inviteMember'>;

export const teamKey = ['team'];

/** The members of the business, page by page. */
export function useTeam() {
  return useInfiniteQuery({
    queryKey: teamKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(api.GET('/team', { params: { query: cursor ? { cursor, limit: 100 } : { limit: 100 } }, signal })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Call after somebody came, changed or went: list and audit log are read again. */
export function useRefreshTeam(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([teamKey, ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** What somebody is called on the screen. */
export function memberName({ user_name, user_email }: Pick<TeamMember, 'user_name' | 'user_email'>): string {
  return user_name || user_email;
}

const statusOrder = ['active', 'invited', 'inactive'];

/** The owner first, then who is active, invited, inactive; each group in the order in which they came. */
export function sortTeam(members: readonly TeamMember[]): TeamMember[] {
  const rank = ({ is_owner, status }: TeamMember) => (is_owner ? -1 : statusOrder.indexOf(status));
  return members.toSorted((a, b) => rank(a) - rank(b) || a.created_at.localeCompare(b.created_at));
}
