import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type TeamMember = ApiAnswer<'inviteMember'>;

/** The members of the business, page by page. */
export function useTeam() {
  return useInfiniteQuery(queries.team);
}

/** What to refetch after a member was added, changed or removed. */
export const staleTeam = [queries.team, queries.audit];

/** The name shown for a member. */
export function memberName({ user_name, user_email }: Pick<TeamMember, 'user_name' | 'user_email'>): string {
  return user_name || user_email;
}

const statusOrder = ['active', 'invited', 'inactive'];

/** The owner first, then active, invited and inactive members, each in the order in which they joined. */
export function sortTeam(members: readonly TeamMember[]): TeamMember[] {
  const rank = ({ is_owner, status }: TeamMember) => (is_owner ? -1 : statusOrder.indexOf(status));
  return members.toSorted((a, b) => rank(a) - rank(b) || a.created_at.localeCompare(b.created_at));
}
