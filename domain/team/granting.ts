import type { MemberStatus, Permission } from '#domain/team/permissions.ts';

interface Rights {
  status: MemberStatus;
  permissions: readonly Permission[];
}

/**
 * Empty if allowed. Counts permissions of inactive members, and all of a reactivated member; removing is not granting.
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
