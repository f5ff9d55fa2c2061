import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { Tab } from '#web/paths.ts';
import { tabs } from '#web/paths.ts';
import { useMembership } from './use-membership.ts';

/** Permission per tab; others are open to all members. */
const requirements: Partial<Record<Tab, MemberRequirement>> = {
  subscription: 'owner',
  team: 'manage_team',
  analytics: 'view_analytics',
};

/** Tabs the member may use, plus the open one; all while loading. */
export function useUsableTabs(current: Tab): readonly Tab[] {
  const membership = useMembership();
  if (!membership) return tabs;
  const rights = { isOwner: membership.is_owner, permissions: membership.permissions };
  return tabs.filter((tab) => tab === current || mayMember(rights, requirements[tab] ?? 'active'));
}
