/** Desk notices about staff accounts, which have no mail address. */
export const staffNoticeKinds = ['lead_made', 'link_made', 'factor_guessed'] as const;
export type StaffNoticeKind = (typeof staffNoticeKinds)[number];

export interface StaffNotice {
  what: StaffNoticeKind;
  about: string;
  /** User name of the lead; null for the operator's command and guessing. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

export const shownStaffNotices = 20;
