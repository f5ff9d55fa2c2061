import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import { isViewTab } from '#web/shell/view-tab.ts';
import { useMembership } from './use-membership.ts';

/** Whether the member has the permission; false while loading. The server checks every call. */
export function usePermission(requirement: MemberRequirement): boolean {
  const membership = useMembership();
  if (!membership) return false;
  // Staff see what the owner sees, without what would change it.
  const isOwner = membership.is_owner && (requirement === 'owner' || !isViewTab());
  return mayMember({ isOwner, permissions: membership.permissions }, requirement);
}
