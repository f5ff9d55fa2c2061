import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import { useMembership } from './use-membership.ts';

/** Whether the signed-in member may do this; false until it is known. The server decides again at every call. */
export function usePermission(requirement: MemberRequirement): boolean {
  const membership = useMembership();
  if (!membership) return false;
  return mayMember({ isOwner: membership.is_owner, permissions: membership.permissions }, requirement);
}
