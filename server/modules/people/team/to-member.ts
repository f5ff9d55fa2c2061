import type { z } from 'zod';
import type { TeamMemberSchema } from '#contract/team.ts';
import type { AuditState } from '#server/modules/news/audit/write-audit.ts';
import type { MemberRow } from '#server/modules/people/team/lock-team.ts';

export interface ListedMember extends MemberRow {
  isOwner: boolean;
  invitationExpiresAt: Date | null;
  isUndeliverable: boolean;
}

export function toMember(row: ListedMember): z.input<typeof TeamMemberSchema> {
  return {
    id: row.id,
    business_id: row.businessId,
    user_email: row.userEmail,
    user_name: row.userName,
    role: row.role,
    permissions: row.permissions,
    status: row.status,
    is_owner: row.isOwner,
    invitation_expires_at: row.status === 'invited' ? (row.invitationExpiresAt?.toISOString() ?? null) : null,
    is_undeliverable: row.isUndeliverable,
    created_at: row.createdAt.toISOString(),
  };
}

export function memberState({ userEmail, userName, role, permissions, status }: MemberRow): AuditState {
  return { user_email: userEmail, user_name: userName, role, permissions, status };
}
