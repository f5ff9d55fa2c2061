import type { MemberStatus, Permission } from '#domain/team/permissions.ts';

interface Rights {
  status: MemberStatus;
  permissions: readonly Permission[];
}

/**
 * The permissions that a change would grant although the acting member does not have them; empty when the change is
 * allowed. Ticking a permission counts even while the member is inactive, and reactivating a member grants everything that
 * is ticked. Taking permissions away is not granting.
 */
export function excessRights(
  granter: { isOwner: boolean; permissions: readonly Permission[] },
  before: Rights | null,
  after: Rights,
): Permission[] {
  if (granter.isOwner) return [];
  const isRevived = before?.status === 'inactive' && after.status !== 'inactive';
  const had = before && !isRevived ? before.permissions : [];
  return after.permissions.filter((right) => !had.includes(right) && !granter.permissions.includes(right));
}
