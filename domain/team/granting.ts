import type { MemberStatus, Permission } from '#domain/team/permissions.ts';

interface Rights {
  status: MemberStatus;
  permissions: readonly Permission[];
}

/** Rights that count: an invited person has them as soon as they accept, an inactive one has none. */
function effective({ status, permissions }: Rights): readonly Permission[] {
  return status === 'inactive' ? [] : permissions;
}

/**
 * The rights that a change would give although the one who makes it does not hold them; empty when it may happen. Taking
 * rights away is not granting.
 */
export function excessRights(
  granter: { isOwner: boolean; permissions: readonly Permission[] },
  before: Rights | null,
  after: Rights,
): Permission[] {
  if (granter.isOwner) return [];
  const had = before ? effective(before) : [];
  return effective(after).filter((right) => !had.includes(right) && !granter.permissions.includes(right));
}
