import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type TeamMember = ApiAnswer<'inviteMember'>;

/** Paged. */
export function useTeam() {
  return useInfiniteQuery(queries.team);
}

/** Queries to refetch after a change. */
export const staleTeam = [queries.team, queries.audit];

export function memberName({ user_name, user_email }: Pick<TeamMember, 'user_name' | 'user_email'>): string {
  return user_name || user_email;
}

const statusOrder = ['active', 'invited', 'inactive'];

/** Owner, then active, invited, inactive; each by joining date. */
export function sortTeam(members: readonly TeamMember[]): TeamMember[] {
  const rank = ({ is_owner, status }: TeamMember) => (is_owner ? -1 : statusOrder.indexOf(status));
  return members.toSorted((a, b) => rank(a) - rank(b) || a.created_at.localeCompare(b.created_at));
}
