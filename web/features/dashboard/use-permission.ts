import { useQuery } from '@tanstack/react-query';
import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import { api, dataOf } from '#web/api/client.ts';

/** Whether the signed-in member may do this; false until it is known. The server decides again at every call. */
export function usePermission(requirement: MemberRequirement): boolean {
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => dataOf(api.GET('/me', { signal })),
    staleTime: 5 * 60_000,
  });
  const membership = data?.memberships[0];
  if (!membership) return false;
  return mayMember({ isOwner: membership.is_owner, permissions: membership.permissions }, requirement);
}
