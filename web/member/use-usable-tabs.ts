import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { Tab } from '#web/paths.ts';
import { tabs } from '#web/paths.ts';
import { useMembership } from './use-membership.ts';

/** Right that a tab needs; others are open to every member. */
const requirements: Partial<Record<Tab, MemberRequirement>> = {
  subscription: 'owner',
  team: 'manage_team',
  analytics: 'view_analytics',
};

/** The tabs that the member may use, and the open one; all of them until that is known. For signed-in members only. */
export function useUsableTabs(current: Tab): readonly Tab[] {
  const membership = useMembership();
  if (!membership) return tabs;
  const rights = { isOwner: membership.is_owner, permissions: membership.permissions };
  return tabs.filter((tab) => tab === current || mayMember(rights, requirements[tab] ?? 'active'));
}
