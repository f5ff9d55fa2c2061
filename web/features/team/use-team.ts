import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useRefresh } from '#web/api/use-refresh.ts';

export type TeamMember = ApiAnswer<'inviteMember'>;

/** The members of the business, page by page. */
export function useTeam() {
  return useInfiniteQuery(queries.team);
}

/** Call after somebody came, changed or went: list and audit log are read again. */
export function useRefreshTeam(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(queries.team, queries.audit);
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
