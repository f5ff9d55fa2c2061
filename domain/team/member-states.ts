import type { MemberStatus } from '#domain/team/permissions.ts';

/** What can be done with a member, by status. Used by the server and by the menu of each row. */
const allowed = {
  invited: ['edit', 'resend', 'withdraw'],
  active: ['edit', 'deactivate', 'remove'],
  inactive: ['edit', 'activate', 'remove'],
} as const satisfies Record<MemberStatus, readonly string[]>;

export type MemberAction = (typeof allowed)[MemberStatus][number];

/** Whether a member's status allows the action. */
export function canMember(status: MemberStatus, action: MemberAction): boolean {
  return (allowed[status] as readonly MemberAction[]).includes(action);
}
