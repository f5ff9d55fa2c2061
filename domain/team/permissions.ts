export const teamRoles = ['admin', 'manager', 'member'] as const;
export type TeamRole = (typeof teamRoles)[number];

export const memberStatuses = ['invited', 'active', 'inactive'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export const permissions = [
  'create_events',
  'edit_events',
  'delete_events',
  'edit_user_view',
  'manage_team',
  'view_analytics',
  'door',
] as const;
export type Permission = (typeof permissions)[number];

/** Requirement of a request: active membership, a permission, or ownership (Haupt-Administrator). */
export type MemberRequirement = 'active' | 'owner' | Permission;

/** The only check of members' permissions; owners have all. */
export function mayMember(
  member: { isOwner: boolean; permissions: readonly Permission[] },
  requirement: MemberRequirement,
): boolean {
  if (member.isOwner || requirement === 'active') return true;
  return requirement !== 'owner' && member.permissions.includes(requirement);
}
