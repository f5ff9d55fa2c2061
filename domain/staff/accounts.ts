import type { StaffRole } from '#domain/staff/roles.ts';

/** How long the link works with which staff choose their password. */
export const staffLinkHours = 72;

/** What a user name of staff looks like: 3 to 40 of a-z, 0-9, dot, hyphen and underscore. */
export const staffName = /^[a-z0-9][a-z0-9._-]{2,39}$/;

/** `invited` = was given a link and has never signed in. */
export const staffStates = ['active', 'invited', 'disabled'] as const;
export type StaffState = (typeof staffStates)[number];

interface Account {
  linkHash: string | null;
  lastSignedInAt: Date | null;
  disabledAt: Date | null;
}

/** The state of an account, from what is stored of it. */
export function staffState({ linkHash, lastSignedInAt, disabledAt }: Account): StaffState {
  if (disabledAt) return 'disabled';
  return linkHash !== null && lastSignedInAt === null ? 'invited' : 'active';
}

/** Whether somebody is left who can sign in and manage the others. Whoever was only invited may never come. */
export function hasLead(staff: readonly (Account & { role: StaffRole })[]): boolean {
  return staff.some((one) => one.role === 'lead' && staffState(one) === 'active');
}
