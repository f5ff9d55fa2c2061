/** Notices at the desk about accounts of staff, who have no mailbox here. */
export const staffNoticeKinds = ['lead_made', 'link_made', 'factor_guessed'] as const;
export type StaffNoticeKind = (typeof staffNoticeKinds)[number];

export interface StaffNotice {
  what: StaffNoticeKind;
  /** The user name of the account concerned. */
  about: string;
  /** The user name of the lead; null for the operator's command and for guessing. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** The newest notices that are shown. */
export const shownStaffNotices = 20;
