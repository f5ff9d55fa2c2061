import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import { useMembership } from './use-membership.ts';

/** Whether the member has the permission; false while loading. The server checks every call. */
export function usePermission(requirement: MemberRequirement): boolean {
  const membership = useMembership();
  if (!membership) return false;
  return mayMember({ isOwner: membership.is_owner, permissions: membership.permissions }, requirement);
}
