import type { Permission } from '#domain/team/permissions.ts';

/** How long staff see a dashboard as its owner; a view cannot be prolonged. */
export const viewMinutes = 15;

/** Characters of the reason, which the owner reads. */
export const viewReasonLength = 1000;

const tokenPrefix = 'dabei_view_';

export const toViewToken = (secret: string): string => tokenPrefix + secret;

/** Whether a credential has the form of a view's token. */
export function isViewToken(credential: string): boolean {
  return credential.startsWith(tokenPrefix);
}

/** Rights of a view: none that changes anything. */
export const viewPermissions: readonly Permission[] = ['view_analytics'];

/** `staff` ended it or signed out, `owner` forbade views, `time` is over. */
export const viewEndings = ['staff', 'owner', 'time'] as const;
export type ViewEnding = (typeof viewEndings)[number];

interface View {
  endsAt: Date;
  endedBy: ViewEnding | null;
  /** The owner forbids views. */
  isForbidden: boolean;
  /** The account may sign in, and the session in which the view was started is open. */
  isStaffSignedIn: boolean;
}

/** The only decision whether a view is over, and by what; null while it lasts. */
export function viewEnding({ endsAt, endedBy, isForbidden, isStaffSignedIn }: View, now: Date): ViewEnding | null {
  if (endedBy !== null) return endedBy;
  if (isForbidden) return 'owner';
  if (!isStaffSignedIn) return 'staff';
  return endsAt <= now ? 'time' : null;
}
