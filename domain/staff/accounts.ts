import type { StaffRole } from '#domain/staff/roles.ts';

/** Lifetime of the link to choose a password. */
export const staffLinkHours = 72;

/** 3 to 40 of a-z, 0-9, dot, hyphen, underscore. */
export const staffName = /^[a-z0-9][a-z0-9._-]{2,39}$/;

/** `invited`: has a link and never signed in. */
export const staffStates = ['active', 'invited', 'disabled'] as const;
export type StaffState = (typeof staffStates)[number];

interface Account {
  linkHash: string | null;
  lastSignedInAt: Date | null;
  disabledAt: Date | null;
}

export function staffState({ linkHash, lastSignedInAt, disabledAt }: Account): StaffState {
  if (disabledAt) return 'disabled';
  return linkHash !== null && lastSignedInAt === null ? 'invited' : 'active';
}

/** Invited leads do not count. */
export function hasLead(staff: readonly (Account & { role: StaffRole })[]): boolean {
  return staff.some((one) => one.role === 'lead' && staffState(one) === 'active');
}
