import type { MemberStatus } from '#domain/team/permissions.ts';

/** Actions by status; shared by server and row menus. */
const allowed = {
  invited: ['edit', 'resend', 'withdraw'],
  active: ['edit', 'deactivate', 'remove'],
  inactive: ['edit', 'activate', 'remove'],
} as const satisfies Record<MemberStatus, readonly string[]>;

export type MemberAction = (typeof allowed)[MemberStatus][number];

export function canMember(status: MemberStatus, action: MemberAction): boolean {
  return (allowed[status] as readonly MemberAction[]).includes(action);
}
