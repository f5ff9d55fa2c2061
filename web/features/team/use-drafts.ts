import { useState } from 'react';
import { excessRights } from '#domain/team/granting.ts';
import type { Permission } from '#domain/team/permissions.ts';
import { permissions } from '#domain/team/permissions.ts';
import type { Membership } from '#web/member/use-membership.ts';
import type { TeamMember } from './use-team.ts';

export type Change = { member: TeamMember; permissions: Permission[]; gained: Permission[]; lost: Permission[] };

export function useDrafts(members: readonly TeamMember[], self: Membership) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Permission[]>>>({});
  const granter = { isOwner: self.is_owner, permissions: self.permissions };

  const permissionsOf = (member: TeamMember) => drafts[member.id] ?? member.permissions;

  function toggled(member: TeamMember, permission: Permission): Permission[] {
    const held = permissionsOf(member);
    return permissions.filter((key) => (key === permission ? !held.includes(key) : held.includes(key)));
  }

  const changes = members.flatMap((member): Change[] => {
    const next = permissionsOf(member);
    const gained = next.filter((key) => !member.permissions.includes(key));
    const lost = member.permissions.filter((key) => !next.includes(key));
    return gained.length + lost.length > 0 ? [{ member, permissions: next, gained, lost }] : [];
  });

  return {
    permissionsOf,
    changes,
    /** Only holders of a permission may grant it. */
    mayToggle(member: TeamMember, permission: Permission): boolean {
      return excessRights(granter, member, { ...member, permissions: toggled(member, permission) }).length === 0;
    },
    toggle(member: TeamMember, permission: Permission) {
      setDrafts({ ...drafts, [member.id]: toggled(member, permission) });
    },
    forget(memberId: string) {
      setDrafts(({ [memberId]: _, ...others }) => others);
    },
    undo() {
      setDrafts({});
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
