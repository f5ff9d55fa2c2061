import type { MemberStatus, Permission } from '#domain/team/permissions.ts';

interface Rights {
  status: MemberStatus;
  permissions: readonly Permission[];
}

/**
 * The rights that a change would give although the one who makes it does not hold them; empty when it may happen. Ticking a
 * right counts even while the member is inactive, and setting somebody active again gives them all that is ticked. Taking
 * rights away is not granting.
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
