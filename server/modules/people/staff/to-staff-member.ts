import { staffState } from '#domain/staff/accounts.ts';
import type { StaffLink, StaffRow } from '#server/modules/people/staff/change-staff.ts';

export function toStaffMember(row: StaffRow) {
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    status: staffState(row),
    last_signed_in_at: row.lastSignedInAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** The secret is in the fragment, which reaches no log. */
export function staffLinkAddress(publicUrl: string, { token }: StaffLink): string {
  return `${new URL('/staging/password', publicUrl).href}#token=${token}`;
}

export function toStaffInvitation({ row, link }: { row: StaffRow; link: StaffLink }, publicUrl: string) {
  return {
    member: toStaffMember(row),
    link: staffLinkAddress(publicUrl, link),
    expires_at: link.expiresAt.toISOString(),
  };
}
